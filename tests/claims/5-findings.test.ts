/** One fault, one finding, at the right place, with the right name. */
import { describe, expect, it } from 'vitest';

import { compileLayers } from '#site/assembler/compiler/compile.ts';
import { readTexts } from '#site/assembler/compiler/files.ts';
import { readConfig } from '#site/assembler/compiler/migrate/read.ts';
import type { Layer } from '#site/assembler/compiler/layer.ts';
import { kindOf, KINDS } from '#site/assembler/compiler/schema/kinds.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { CONFIG } from '../vectors/merchants.ts';
import { randomMistake, type Mistake } from './mistakes.ts';
import { MANY, seeded } from './random.ts';

const SEEDS = 150 * MANY;

/** Kinds of file that the merchants at hand have none of. */
const MORE: Readonly<Record<string, string>> = {
  'merchants/aurora/labels/EN.json': `{
  "$schema": "../../../schema/labels.json",
  "v": 1,
  "texts": { "nav.rng": "Slots", "nav.home": "Start" }
}`,
  'base/centres/agent.json': `{
  "$schema": "../../schema/centre.json",
  "v": 1,
  "items": {
    "withdraw": { "page": "withdraw", "block": "notice-bar", "label": { "t": "nav.home" }, "icon": "home", "when": { "session": ["agent"] } },
    "dividend": { "page": "dividend", "block": "notice-bar", "label": { "EN": "Dividend" }, "when": { "feature": "enableCt" } }
  }
}`,
};

/** Every config file of the layers, by its name within the config folder. */
async function realFiles(): Promise<ReadonlyMap<string, string>> {
  const layers = ['base', 'merchants/demo', 'merchants/aurora'];
  const texts = await Promise.all(
    layers.map(async (layer) => [...(await readTexts(CONFIG, layer))].map(([path, text]) => [`${layer}/${path}`, text] as const)),
  );
  return new Map([...Object.entries(MORE), ...texts.flat()]);
}

describe('a single mistake', () => {
  it(
    '[CFG-8] in a file of any kind gives one finding, where it was made, with the name that was meant',
    async () => {
      const files = await realFiles();
      const names = [...files.keys()];
      const parsed = new Map([...files].map(([name, text]) => [name, readConfig(name, pathOf(name), text)]));
      const check = async (name: string, text: string) => {
        const changed = new Map([...parsed, [name, readConfig(name, pathOf(name), text)]]);
        const layer = (folder: string): Layer =>
          new Map([...changed].flatMap(([file, read]) => (file.startsWith(`${folder}/`) ? [[pathOf(file), read]] : [])));
        // As the command line does: what is wrong in base is found with every merchant, and said once.
        const [, only] = /^merchants\/(\w+)/.exec(name) ?? [];
        const codes = only === undefined ? ['demo', 'aurora'] : [only];
        const compiled = codes.map((code) =>
          compileLayers({ code, base: layer('base'), own: layer(`merchants/${code}`), blocks, compileSkin }),
        );
        const all = (await Promise.all(compiled)).flatMap(({ faults }) => faults);
        return [...new Map(all.map((fault) => [JSON.stringify(fault), fault])).values()];
      };

      const wrong: string[] = [];
      const sorts = new Map<string, number>();
      const kinds = new Set<string>();
      let made = 0;
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const random = seeded(seed);
        // Each kind of file comes up as often as any other.
        const kind = random.pick(KINDS);
        const name = random.pick(names.filter((file) => kindOf(pathOf(file)) === kind));
        const mistake = randomMistake(random, name, files.get(name) ?? '');
        if (!mistake) continue;
        made += 1;
        kinds.add(kind.name);
        sorts.set(mistake.sort, (sorts.get(mistake.sort) ?? 0) + 1);
        const faults = await check(name, mistake.text);
        const { code, pointer, line, column, hint } = mistake;
        const told = faults.map((fault) => say(fault));
        const right = say({ file: name, code, pointer, line, column, hint });
        if (told.length !== 1 || told[0] !== right)
          wrong.push(`seed ${seed} (${mistake.sort}): not ${right} but ${told.join(' and ') || 'nothing'}`);
      }
      expect([made > SEEDS / 2, kinds.size, sorts.size]).toEqual([true, KINDS.length, 8]);
      expect(wrong.length / made, wrong.join('\n')).toBeLessThanOrEqual(0.02);
    },
    60_000 * MANY,
  );
});

/** `base/pages/rng.json` is `pages/rng.json` within its layer. */
function pathOf(name: string): string {
  return name.replace(/^(base|merchants\/\w+)\//, '');
}

function say({ file, code, pointer, line, column, hint }: Omit<Mistake, 'sort' | 'text'> & { readonly file: string }): string {
  return `${file}:${line}:${column} ${code} ${pointer}${hint === undefined ? '' : ` "${hint}"`}`;
}
