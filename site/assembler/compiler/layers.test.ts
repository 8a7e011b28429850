import { describe, expect, it } from 'vitest';

import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { small } from '../../../tests/vectors/small.ts';
import { CONFIG } from '../../../tests/vectors/merchants.ts';
import { compileLayers, type Compiled, type SkinResult } from './compile.ts';
import { crossFaults } from './check/crossFaults.ts';
import { readLayer, type Layer } from './layer.ts';
import { readConfig } from './migrate/read.ts';

const [base, own] = await Promise.all([readLayer(CONFIG, 'base'), readLayer(CONFIG, 'merchants/aurora')]);

/** The text of a file with its envelope. */
const fileOf = (content: object): string => JSON.stringify({ $schema: 'schema.json', v: 1, ...content });

type Changes = Readonly<Record<string, string | null>>;
/** A layer with texts in the place of its files; `null` takes a file away. */
const changed = (layer: Layer, at: string, changes: Changes): Layer => {
  const files = new Map(layer);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, readConfig(`${at}/${path}`, path, text));
  }
  return files;
};
const compile = (ofOwn: Changes, ofBase: Changes = {}, skin: (input: unknown) => SkinResult = compileSkin) =>
  compileLayers({
    code: 'aurora',
    base: changed(base, 'base', ofBase),
    own: changed(own, 'merchants/aurora', ofOwn),
    blocks,
    compileSkin: skin,
  });
const said = async (...changes: Parameters<typeof compile>) => {
  const { faults, release } = await compile(...changes);
  expect(release).toBeUndefined();
  return faults.map(({ code, severity, file, pointer, found, expected, hint }) => [
    code,
    severity,
    `${file}#${pointer}`,
    found,
    expected,
    hint,
  ]);
};

const missing = (file: string, path: string) => ['missing-file', 'error', `${file}#`, 'no such file', path, undefined];
const unknown = (file: string, hint?: string) => [
  'unknown-file',
  'error',
  `${file}#`,
  `"${file.replace(/^(base|merchants\/aurora)\//, '')}"`,
  'a file of the config format',
  hint,
];

describe('files that are not there, or not known', () => {
  it('[CFG-8] each file without which there is no site is named where it belongs', async () => {
    expect(await said({ 'merchant.json': null, 'skin.json': null, 'banners.json': null }, { 'banners.json': null })).toEqual([
      missing('merchants/aurora/merchant.json', 'merchant.json'),
      missing('merchants/aurora/skin.json', 'skin.json'),
      missing('base/banners.json', 'banners.json'),
    ]);
    const others = ['site.json', 'flags.json', 'registration.json', 'modals.json'];
    const gone = Object.fromEntries(others.map((path) => [path, null]));
    expect(await said(gone, gone)).toEqual(others.map((path) => missing(`base/${path}`, path)));
  });

  it('[CFG-8] a file that the format does not know, with the name that was meant; and what only a merchant has, in base', async () => {
    expect(await said({ 'flag.json': '{}' })).toEqual([unknown('merchants/aurora/flag.json', 'flags.json')]);
    expect(await said({}, { 'skin.json': fileOf({}), 'texts/EN.json': fileOf({}), 'strange.json': fileOf({}) })).toEqual([
      unknown('base/skin.json', 'skin.json'),
      unknown('base/texts/EN.json'),
      unknown('base/strange.json'),
    ]);
  });

  it('[CFG-8] [CFG-14] a file of another version, with what to do about it', async () => {
    const tomorrow = await compile({ 'menus/main.json': '{\n "v": 2 }' });
    expect(tomorrow.faults).toMatchObject([
      { code: 'version', severity: 'error', file: 'merchants/aurora/menus/main.json', pointer: '/v', line: 2, column: 7, found: '2' },
    ]);
    expect(tomorrow.faults[0]?.expected).toMatch(/^at most "v": 1; the file is of a newer format: update this build/);
    const none = ['version', 'error', 'merchants/aurora/menus/main.json#/v'];
    const ours = '"v": 1, the version that this build reads';
    expect(await said({ 'menus/main.json': '{}' })).toEqual([[...none, 'no "v"', ours, undefined]]);
    expect(await said({ 'menus/main.json': 'null' })).toEqual([[...none, 'no "v"', ours, undefined]]);
    expect(await said({ 'menus/main.json': '{ "v": "2" }' })).toEqual([[...none, '"2"', ours, undefined]]);
  });

  it('[CFG-8] a file that cannot be read is told once, whatever its version would be', async () => {
    expect(await said({ 'menus/main.json': '{' })).toEqual([
      ['json', 'error', 'merchants/aurora/menus/main.json#', 'close brace expected', 'valid JSON', undefined],
    ]);
  });
});

const skin = () => ({ css: '', faults: [{ pointer: '/brand', found: 'x', expected: 'y', hint: 'z' }], unused: [], near: [] });

describe('what does not fit', () => {
  it('[CFG-8] where base is wrong, only base is told, since a patch of it may fit once it is right', async () => {
    const broken = fileOf({ items: { home: { to: 7, label: { EN: 'Home' } } } });
    const patch = fileOf({ items: { rng: { icon: 'dice' } } });
    expect((await said({ 'menus/main.json': patch }, { 'menus/main.json': broken })).map(([code, , at]) => [code, at])).toEqual([
      ['bad-value', 'base/menus/main.json#/items/home/to'],
    ]);
    expect(
      (await said({ 'menus/main.json': fileOf({ items: { rgn: { icon: 'dice' } } }) })).map(([code, , , , , hint]) => [code, hint]),
    ).toEqual([['orphan-patch', 'rng']]);
  });

  it('[CFG-8] what the skin’s compiler finds is told at its place', async () => {
    expect(await said({}, {}, skin)).toEqual([['skin', 'error', 'merchants/aurora/skin.json#/brand', 'x', 'y', 'z']]);
  });
});

describe('a release', () => {
  it('[CFG-2] is named by its content: each part has a hash of its own, which changes with it alone', async () => {
    const [one, reworded, repainted] = await Promise.all([
      compile({}),
      compile({ 'texts/EN.json': fileOf({ texts: { 'common:retry': 'Once more' } }) }),
      compile({}, {}, (input) => ({ ...compileSkin(input), css: 'a { }' })),
    ]);
    const { release } = one;
    expect([release?.artefactHash, release?.skinHash]).toEqual([
      expect.stringMatching(/^[\da-f]{12}$/),
      expect.stringMatching(/^[\da-f]{12}$/),
    ]);
    expect([release?.artefact.texts?.EN, Object.keys(release?.texts ?? {})]).toEqual([
      expect.stringMatching(/^[\da-f]{12}$/),
      ['EN', 'ID'],
    ]);
    expect(reworded.release?.texts?.EN).toEqual({ common: { retry: 'Once more' } });
    expect([reworded.release?.artefactHash === release?.artefactHash, reworded.release?.skinHash === release?.skinHash]).toEqual([
      false,
      true,
    ]);
    expect(reworded.release?.artefact.texts?.ID).toBe(release?.artefact.texts?.ID);
    expect([repainted.release?.artefactHash === release?.artefactHash, repainted.release?.skinHash === release?.skinHash]).toEqual([
      true,
      false,
    ]);
    expect(repainted.release?.skinCss).toBe('a { }');
  });

  it('[CFG-16] goes out with its doubts, and not with an error', async () => {
    const doubt = await compile({ 'texts/EN.json': fileOf({ texts: { 'common:retri': 'Once more' } }) });
    expect([doubt.faults.map(({ severity }) => severity), doubt.release === undefined]).toEqual([['warning'], false]);
  });
});

const merchantOf = (merchant: object): Compiled => {
  const { artefact, files } = small({ 'merchant.json': merchant });
  return { release: { artefact, artefactHash: '', skinCss: '', skinHash: '' }, faults: [], files };
};
const between = (...merchants: Compiled[]) =>
  crossFaults(new Map(merchants.map((compiled, index) => [`m${index + 1}`, compiled]))).map(({ code, pointer, found, expected }) => [
    code,
    pointer,
    found,
    expected,
  ]);

describe('all merchants together', () => {
  it('[CFG-3] a host is one merchant’s, and whoever claims it later is told who has it', () => {
    expect(
      between(
        merchantOf({ domains: ['a.example'], default: true }),
        merchantOf({ domains: ['b.example', 'a.example'] }),
        merchantOf({ domains: ['b.example'] }),
      ),
    ).toEqual([
      ['duplicate-domain', '/domains/1', '"a.example"', 'a host that m1 does not have'],
      ['duplicate-domain', '/domains/0', '"b.example"', 'a host that m2 does not have'],
    ]);
    expect(between(merchantOf({ domains: ['a.example'], default: true }), merchantOf({ domains: ['b.example'] }))).toEqual([]);
  });

  it('[CFG-3] one is the default', () => {
    const second = ['duplicate-domain', '/default', 'a second default', 'one; m1 is it'];
    expect(between(merchantOf({ default: true }), merchantOf({ default: true }), merchantOf({}), merchantOf({ default: true }))).toEqual([
      second,
      second,
    ]);
    expect(between(merchantOf({ default: true }), merchantOf({ default: false }))).toEqual([]);
    expect(between({ ...merchantOf({ default: true }), release: undefined }, merchantOf({ default: true }))).toEqual([]);
  });

  it('[CFG-3] [CFG-16] none is the default, unless one with faults may be', () => {
    expect(between(merchantOf({}), merchantOf({ default: false }))).toEqual([
      ['no-default', '', 'no default', expect.stringContaining('"default": true')],
    ]);
    expect(between(merchantOf({}), { ...merchantOf({}), release: undefined })).toEqual([]);
    expect(between()).toEqual([]);
  });
});
