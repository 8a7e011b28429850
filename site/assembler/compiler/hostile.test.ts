import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assemble } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { compile, copyConfig, released } from '../../../tests/vectors/merchants.ts';

describe('config that no one wrote by accident', () => {
  it.each([
    ['20,000 levels', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'too-deep'],
    ['5 MB', JSON.stringify({ v: 1, text: 'x'.repeat(5_000_000) }), 'too-big'],
    ['a condition of 100,000 nodes', `{"v":1,"when":{"any":[${'true,'.repeat(99_999)}true]}}`, 'too-big'],
    ['a prototype key', '{ "v": 1, "__proto__": { "polluted": true } }', 'forbidden-key'],
    ['not JSON', '<!doctype html>', 'json'],
    ['nothing', '', 'json'],
    ['a list', '[1]', 'version'],
    ['null', 'null', 'version'],
  ])('[CFG-8] a file of %s is one fault', async (_, text, code) => {
    const copy = await copyConfig();
    await copy.write('merchants/aurora/pages/rng.json', text);
    const { faults } = await compile('aurora', copy.dir);
    expect(faults.map((fault) => `${fault.code} ${fault.file}`)).toEqual([`${code} merchants/aurora/pages/rng.json`]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('[CFG-8] of ten thousand faults the first thousand are kept, and how many there are is said first', async () => {
    const copy = await copyConfig();
    const order = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `nothing${index}`));
    await copy.write('merchants/aurora/menus/main.json', `{ "$schema": "x", "v": 1, "order": ${order} }`);
    const { faults, release } = await compile('aurora', copy.dir);
    expect(release).toBeUndefined();
    expect(faults).toHaveLength(1001);
    expect(faults[0]).toMatchObject({
      code: 'too-many',
      severity: 'error',
      found: '10000 faults',
      file: 'merchants/aurora/menus/main.json',
    });
  });

  it('[CFG-8] a merchant with nothing but its folder names the files it lacks', async () => {
    const copy = await copyConfig();
    await mkdir(join(copy.dir, 'merchants/empty'));
    expect((await compile('empty', copy.dir)).faults.map(({ file }) => file)).toEqual([
      'merchants/empty/merchant.json',
      'merchants/empty/skin.json',
    ]);
  });

  it('[CFG-4] a condition that the compiler never saw hides its item at runtime, and is reported', async () => {
    const { artefact } = (await released('demo')).release;
    const home = artefact.menus['main']?.items['home'];
    if (!home) throw new Error('no home');
    const broken = { ...home, when: { not: { flga: 'X' } } as never }; // What a compiler of another version might let through.
    const hacked = { ...artefact, menus: { main: { items: { home: broken }, order: ['home', 'toString'] } } };
    const { menus, faults } = assemble(hacked, composeFacts(hacked, {}, 0));
    expect(menus.get('main')).toEqual([]);
    expect(faults).toMatchObject([{ address: 'menus/main#home', code: 'condition' }]);
  });
});
