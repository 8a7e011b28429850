import { describe, expect, it } from 'vitest';
import { compileLayers, crossFaults, type Compiled, type SkinResult } from './compile.ts';
import { parseFile } from './parse.ts';
import { released } from '../../tests/vectors/merchants.ts';

type Texts = Readonly<Record<string, string>>;

/** Of what a site needs, the files that base has and those that a merchant has, empty but for their version. */
const BASE = ['site.json', 'flags.json', 'registration.json', 'banners.json', 'modals.json'];
const OWN = ['merchant.json', 'skin.json'];
const empty = (paths: readonly string[]): Texts => Object.fromEntries(paths.map((path) => [path, '{ "v": 1 }']));

const layerOf = (folder: string, texts: Texts) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, parseFile(`${folder}/${path}`, text)]));

/** Everything is as it should be but for what is given. */
async function compiled(base: Texts, own: Texts, skin: SkinResult = { css: '', faults: [] }): Promise<Compiled> {
  const blocks = new Map();
  return compileLayers({
    code: 'mine',
    base: layerOf('base', base),
    own: layerOf('merchants/mine', own),
    blocks,
    compileSkin: () => skin,
  });
}

const faultsOf = async (base: Texts, own: Texts) => (await compiled(base, own)).faults;

describe('the files of a merchant', () => {
  it.each([...BASE, ...OWN])('[CFG-8] without %s there is no site: where it is missing is said', async (path) => {
    const { [path]: _base, ...base } = empty(BASE);
    const { [path]: _own, ...own } = empty(OWN);
    const { faults, release, files } = await compiled(base, own);
    expect(faults).toEqual([
      {
        code: 'missing-file',
        severity: 'error',
        file: `${OWN.includes(path) ? 'merchants/mine' : 'base'}/${path}`,
        pointer: '',
        line: 1,
        column: 1,
        found: 'no such file',
        expected: path,
      },
    ]);
    expect(release).toBeUndefined();
    expect(files.size).toBe(BASE.length + OWN.length - 1);
  });

  it('[CFG-8] a file that nobody knows is named, with the one that may have been meant', async () => {
    const fault = { code: 'unknown-file', severity: 'error', pointer: '', line: 1, column: 1, expected: 'a file of the config format' };
    expect(await faultsOf(empty(BASE), { ...empty(OWN), 'flag.json': '{ "v": 1 }', 'zzzzzzzzzz.json': '{ "v": 1 }' })).toEqual([
      { ...fault, file: 'merchants/mine/flag.json', found: '"flag.json"', hint: 'flags.json' },
      { ...fault, file: 'merchants/mine/zzzzzzzzzz.json', found: '"zzzzzzzzzz.json"' },
    ]);
  });

  it.each(['merchant.json', 'skin.json', 'texts/EN.json'])('[CFG-8] base has no %s: it is one merchant’s', async (path) => {
    expect(await faultsOf({ ...empty(BASE), [path]: '{ "v": 1 }' }, empty(OWN))).toMatchObject([
      { code: 'unknown-file', file: `base/${path}` },
    ]);
  });

  it.each([
    ['{ "v": 2 }', '2', 'at most "v": 1; the file is of a newer format: update this build, or take the file back to "v": 1', 8],
    ['{ "v": 0 }', '0', '"v": 1, the version that this build reads', 8],
    ['{ "v": "1" }', '"1"', '"v": 1, the version that this build reads', 8],
    ['{}', 'no "v"', '"v": 1, the version that this build reads', 1],
    ['7', 'no "v"', '"v": 1, the version that this build reads', 1],
    ['null', 'no "v"', '"v": 1, the version that this build reads', 1],
  ])('[CFG-14] a file that says %s is of another version, and what to do is said', async (text, found, expected, column) => {
    const fault = { code: 'version', severity: 'error', pointer: '/v', line: 1 };
    const wrong = [{ ...fault, file: 'base/flags.json', column, found, expected }];
    expect(await faultsOf({ ...empty(BASE), 'flags.json': text }, empty(OWN))).toEqual(wrong);
  });

  it('[CFG-8] what cannot be read is said once, and is of no wrong version besides', async () => {
    const faults = await faultsOf({ ...empty(BASE), 'flags.json': '{ "v": 1, ' }, empty(OWN));
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['base/flags.json']));
    expect(faults.map(({ code }) => code)).not.toContain('version');
  });

  it('[CFG-8] what is wrong in base is said of base, though a patch of it does not fit either', async () => {
    const base = { ...empty(BASE), 'flags.json': '{ "v": 1, "flags": 7 }' };
    const own = { ...empty(OWN), 'flags.json': '{ "v": 1, "flags": { "CHAT": { "on": 1 } } }' };
    const files = (await faultsOf(base, own)).map(({ file }) => file);
    expect(files).toContain('base/flags.json');
    expect(files.filter((file) => file.startsWith('merchants/'))).toEqual([]);
  });
});

const withMerchant = async (code: string, change: object): Promise<Compiled> => {
  const known = await released(code);
  const { release } = known;
  return { ...known, release: { ...release, artefact: { ...release.artefact, merchant: { ...release.artefact.merchant, ...change } } } };
};

const merchantsWith = async (changes: Readonly<Record<string, object>>) =>
  new Map(await Promise.all(Object.entries(changes).map(async ([code, change]) => [code, await withMerchant(code, change)] as const)));

describe('all merchants together', () => {
  it('[CFG-3] a host that is another’s, and a second default, are told with whose they are', async () => {
    const faults = crossFaults(
      await merchantsWith({
        demo: { domains: ['a.example', 'b.example'], default: true },
        aurora: { domains: ['b.example', 'c.example'], default: false },
        lotus: { domains: ['c.example'], default: true },
      }),
    );
    expect(faults.map(({ code, severity, file, pointer, found, expected }) => [code, severity, file, pointer, found, expected])).toEqual([
      ['duplicate-domain', 'error', 'merchants/aurora/merchant.json', '/domains/0', '"b.example"', 'a host that demo does not have'],
      ['duplicate-domain', 'error', 'merchants/lotus/merchant.json', '/domains/0', '"c.example"', 'a host that aurora does not have'],
      ['duplicate-domain', 'error', 'merchants/lotus/merchant.json', '/default', 'a second default', 'one; demo is it'],
    ]);
  });

  it('[CFG-3] without a default, that is a warning; where one of them has faults, nobody knows', async () => {
    const none = await merchantsWith({ demo: { domains: [], default: false }, lotus: { domains: [], default: false } });
    expect(crossFaults(none)).toMatchObject([
      {
        code: 'no-default',
        severity: 'warning',
        file: 'merchants/demo/merchant.json',
        pointer: '',
        found: 'no default',
        expected: 'one merchant with "default": true, shown at hosts that no merchant has',
      },
    ]);
    const [[code, demo] = [], ...rest] = [...none];
    if (code === undefined || demo === undefined) throw new Error('there is none');
    expect(crossFaults(new Map([[code, { ...demo, release: undefined }], ...rest]))).toEqual([]);
    expect(crossFaults(new Map())).toEqual([]);
  });
});
