/**
 * A new operator's first hour: a copy of a merchant becomes another one by JSON alone. Each step is first done with a
 * slip, which `check` must name at its line with what was meant; then it is done right, and neither `check` nor the
 * editor has anything to say.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

import { faultLine } from '#site/assembler/compiler/faultLines.ts';
import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import { compile, copyConfig, type ConfigCopy } from '../vectors/merchants.ts';
import { open } from './editor.ts';

const MERCHANT = 'merchants/mango';
/** The accent of demo, which its copy begins with. */
const ACCENT = '{ "colorSpace": "srgb", "components": [0.8118, 0.2902, 0.0392], "hex": "#cf4a0a" }';

interface Caught {
  readonly code: Fault['code'];
  /** What stands at the reported place. */
  readonly at: string;
  readonly hint?: string;
}

class Operator {
  readonly #copy: ConfigCopy;

  constructor(copy: ConfigCopy) {
    this.#copy = copy;
  }

  read = (file: string) => this.#copy.read(`${MERCHANT}/${file}`);

  /** Saves a file; `$schema` and version are the first two lines of each. */
  async write(file: string, content: string): Promise<void> {
    const path = `${MERCHANT}/${file}`;
    const up = '../'.repeat(file.split('/').length + 1);
    const schema = file.startsWith('labels/') ? 'labels.json' : `patch/${file}`;
    await mkdir(dirname(join(this.#copy.dir, path)), { recursive: true });
    await this.#copy.write(path, `{\n  "$schema": "${up}schema/${schema}",\n  "v": 1,\n  ${content}\n}\n`);
  }

  edit = (file: string, find: string, put: string) => this.#copy.edit(`${MERCHANT}/${file}`, find, put);

  /** What `check` finds in the new merchant and the one that it was copied from. */
  async check(): Promise<readonly Fault[]> {
    const compiled = new Map([
      ['demo', await compile('demo', this.#copy.dir)],
      ['mango', await compile('mango', this.#copy.dir)],
    ]);
    return [...[...compiled.values()].flatMap(({ faults }) => faults), ...crossFaults(compiled)];
  }

  /** The last save had a slip: `check` names that alone, in this file, at this text, with this hint. */
  async catches(file: string, { code, at, hint }: Caught): Promise<void> {
    const faults = await this.check();
    expect(faults.map(faultLine)).toHaveLength(1);
    const [fault] = faults;
    expect(fault).toMatchObject({ code, file: `${MERCHANT}/${file}` });
    expect(fault?.hint).toBe(hint);
    const line = (await this.read(file)).split('\n')[(fault?.line ?? 0) - 1] ?? '';
    expect(line.slice((fault?.column ?? 0) - 1).startsWith(at), `${line} holds ${at} at column ${fault?.column}`).toBe(true);
  }

  /** Now it is right, for `check` and in the editor. */
  async isContent(...files: readonly string[]): Promise<void> {
    expect((await this.check()).map(faultLine)).toEqual([]);
    for (const file of files)
      expect([file, await open(`${MERCHANT}/${file}`, await this.read(file), this.#copy.dir).problems()]).toEqual([file, []]);
  }

  /** `npm run config -- …` */
  async config(...args: string[]): Promise<string> {
    const tool = join(import.meta.dirname, '../../scripts/config.ts');
    return (await promisify(execFile)(process.execPath, ['--import', 'tsx', tool, ...args, '--config', this.#copy.dir])).stdout;
  }
}

/** The config, with an entry for cockfights in the menu, which then is there to be hidden. */
async function withCockfights(): Promise<ConfigCopy> {
  const copy = await copyConfig();
  const entry = '"cockfight": { "to": "/sports", "label": { "t": "nav.sports" }, "category": "DS88", "when": { "hasVendors": "DS88" } }';
  if (!(await copy.read('base/menus/main.json')).includes('"cockfight"')) {
    await copy.edit('base/menus/main.json', '"items": {', `"items": { ${entry},`);
  }
  return copy;
}

/** A strip on the home page that shows a banner group. */
const strip = (group: string): string =>
  `"areas": { "main": { "items": { "mango": { "block": "banner-strip", "props": { "group": "${group}" } } } } }`;

describe('a new operator', () => {
  it('[CFG-1] [CFG-2] [CFG-8] [CFG-10] [CFG-11] makes a merchant of JSON alone, and each slip is caught', async () => {
    const copy = await withCockfights();
    const me = new Operator(copy);
    await me.config('schema');

    // A copy of a merchant still claims what the first one has.
    await cp(join(copy.dir, 'merchants/demo'), join(copy.dir, MERCHANT), { recursive: true });
    expect((await me.check()).map(({ code }) => code)).toEqual(['duplicate-domain', 'duplicate-domain', 'duplicate-domain']);
    await me.edit('merchant.json', '"name": "Sinag",\n  "default": true,\n', '"nmae": "Mango",\n');
    await me.edit('merchant.json', '["localhost", "127.0.0.1"]', '["mango.localhost"]');
    await me.catches('merchant.json', { code: 'unknown-key', at: '"nmae"', hint: 'name' });
    await me.edit('merchant.json', '"nmae"', '"name"');
    await me.isContent('merchant.json');

    // Its own palette: one colour, from which the others are derived, so that they are read on the panels that the skin states.
    await me.edit('skin.json', ACCENT, '"#0b7a4"');
    await me.catches('skin.json', { code: 'skin', at: '"#0b7a4"' });
    await me.edit('skin.json', '"#0b7a4"', '"#0e8a55"');
    await me.isContent('skin.json');

    // No cockfights.
    await me.write('menus/main.json', '"items": { "cockfigth": { "removed": true } }');
    await me.catches('menus/main.json', { code: 'orphan-patch', at: '"cockfigth"', hint: 'cockfight' });
    await me.write('menus/main.json', '"items": { "cockfight": { "removed": true } }');
    await me.isContent('menus/main.json');

    // The member center begins with money.
    await me.write('centres/member.json', '"order": ["deposit2", "withdraw", "*"]');
    await me.catches('centres/member.json', { code: 'order', at: '"deposit2"', hint: 'depositv2' });
    await me.write('centres/member.json', '"order": ["depositv2", "withdraw", "*"]');
    await me.isContent('centres/member.json');

    // Banners of its own, and a strip on the home page that shows them.
    await me.write('banners.json', '"items": { "w_mango": { "places": ["/"], "autoplayMs": 6000 } }');
    await me.write('pages/home.json', strip('w_mnago'));
    await me.catches('pages/home.json', { code: 'unknown-reference', at: '"w_mnago"', hint: 'w_mango' });
    await me.write('pages/home.json', strip('w_mango'));
    await me.isContent('banners.json', 'pages/home.json');

    // Who registers says their WhatsApp number.
    await me.write('registration.json', '"items": { "whatsapp": { "rule": { "required": true } } }');
    await me.catches('registration.json', { code: 'bad-rule', at: 'true' });
    await me.write('registration.json', '"items": { "whatsapp": { "rule": { "enabled": true, "required": true } } }');
    await me.isContent('registration.json');

    // Two labels in its own words, in both languages.
    await me.write('labels/TY.json', '"texts": { "nav.hom": "Simula", "home.winners": "Mga nanalo ngayon" }');
    await me.catches('labels/TY.json', { code: 'unknown-reference', at: '"nav.hom"', hint: 'nav.home' });
    await me.write('labels/TY.json', '"texts": { "nav.home": "Simula", "home.winners": "Mga nanalo ngayon" }');
    await me.write('labels/EN.json', '"texts": { "nav.home": "Start", "home.winners": "Winners today" }');
    await me.isContent('labels/TY.json', 'labels/EN.json');

    // All of it is sound, and exactly these effects set the two merchants apart.
    expect(await me.config('check')).toMatch(/^aurora, demo, lotus, mango: no faults\n$/);
    const told = (await me.config('diff', 'demo', 'mango')).trim().split('\n');
    const places = told.map((line) => / \(config\/(.*):\d+\)$/.exec(line)?.[1]);
    expect(new Set(places.map((file) => file?.replace(/^merchants\/mango\/.*/, 'its own')))).toEqual(
      new Set(['its own', 'base/registration.json']),
    );
    const effects = told.map((line) => line.replace(/ \(config.*$/, ''));
    const expected = [
      'merchant#name: "Sinag" → "Mango"',
      'merchant#default: true → default',
      'merchant#domains: ["localhost","127.0.0.1"] → ["mango.localhost"]',
      'skin#brand.accent: "#cf4a0a" → "#0e8a55"',
      'menus/main#cockfight: shown → absent',
      expect.stringMatching(/^centres\/member: order securityCenter, .* → depositv2, withdraw, securityCenter, /),
      'banners#w_mango: absent → shown',
      'pages/home#main.mango: absent → shown',
      'registration#whatsapp: hidden → shown for a visitor as they come, by rule whatsapp disabled → required',
      'registration#whatsapp: rule.enabled false → true',
      'registration#whatsapp: rule.required false → true',
      'labels/TY#texts.nav.home: default → "Simula"',
      'labels/TY#texts.home.winners: default → "Mga nanalo ngayon"',
      'labels/EN#texts.nav.home: default → "Start"',
      'labels/EN#texts.home.winners: default → "Winners today"',
    ];
    expect(effects).toEqual(expect.arrayContaining(expected));
    expect(effects).toHaveLength(expected.length);
  });
});
