import { readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import { check, getFileInfo, resolveConfig } from 'prettier';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { filesBelow, isStory, isTest, sources, type Literal } from './sources.ts';

/**
 * What only config may say, nobody else does. Props schemas and docs are config's own side: they hold defaults and
 * examples. The list of blocks names blocks. The call table says what the platform takes.
 */
const OWN_SIDE = /\/(schema|docs)\.ts$|^site\/(blocks\/list|api\/contract|assembler|editor)[/.]/;

const product = sources.filter((source) => !isTest(source) && !isStory(source));
const components = product.filter(({ path }) => path.startsWith('site/') && !OWN_SIDE.test(path));

/** `path:line value` of each literal of the client that is one of these. */
function written(values: ReadonlySet<string | number>): string[] {
  const isOne = ({ value }: Literal): boolean => values.has(value);
  return components.flatMap(({ path, literals }) => literals.filter(isOne).map(({ value, line }) => `${path}:${line} ${value}`));
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const label = v.object({ t: v.string() });
const page = v.object({ paths: v.array(v.string()), title: label });
const entries = v.object({ items: v.record(v.string(), v.object({ label, to: v.optional(v.string()), page: v.optional(v.string()) })) });

const paths = filesBelow('config/base/pages').flatMap((file) => v.parse(page, read(file)).paths);
const items = ['menus', 'centres'].flatMap((folder) =>
  filesBelow(`config/base/${folder}`).flatMap((file) => Object.values(v.parse(entries, read(file)).items)),
);

const delivered = filesBelow('config').filter((file) => file.endsWith('.json'));

describe('delivered config', () => {
  it.each(delivered)('[CFG-1] %s is plain JSON for every tool: no comments, no mark', (file) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toBeTypeOf('object');
  });

  it('[CFG-1] an editor that formats with Prettier and its defaults changes none of it', async () => {
    const changed: string[] = [];
    for (const file of delivered) {
      const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
      const options = { ...(await resolveConfig(file, { editorconfig: true })), filepath: file };
      if (!ignored && !(await check(readFileSync(file, 'utf8'), options))) changed.push(file);
    }
    expect(changed).toEqual([]);
  });
});

describe('the structure of the site is config', () => {
  it('[CFG-1] no component names a page', () => {
    const named = new Set(paths.filter((path) => /^\/./.test(path)));
    expect(named).toContain('/rng');
    expect(written(named)).toEqual([]);
  });

  it('[CFG-1] no component names an entry of a menu or centre, or where it leads', () => {
    const named = items.flatMap(({ label: { t }, to, page: name }) => [t, to, name].filter((text) => text !== undefined && text !== '/'));
    expect(named).toContain('centre:withdraw');
    expect(written(new Set(named.filter((text) => text !== undefined)))).toEqual([]);
  });

  it('[CFG-15] no component holds a constant of the product', () => {
    const amounts = [16_511, 165.11, 120_000, 300_000, 5_242_880];
    const words = ['TCG_LOTTO_VN', 'TCG_SEA', 'IMES', 'flash,html5-desktop', 'html5-desktop', 'yyyy-MM-dd hh:mm:ss', '131K'];
    expect(written(new Set<string | number>([...amounts, ...words]))).toEqual([]);
  });
});
