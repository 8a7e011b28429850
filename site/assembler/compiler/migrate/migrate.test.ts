import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { assemble } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Facts } from '#site/assembler/runtime/types.ts';
import { compile, copyConfig, type ConfigCopy } from '../../../../tests/vectors/merchants.ts';

const FIXTURE = join(import.meta.dirname, '../../../../tests/fixtures/config-v0/merchants/draft');
const RNG = 'merchants/draft/pages/rng.json';

/** The config with a merchant whose files are all of version 0. */
async function withDraft(): Promise<ConfigCopy> {
  const copy = await copyConfig();
  await cp(FIXTURE, join(copy.dir, 'merchants/draft'), { recursive: true });
  return copy;
}

const ids = (items: readonly { id: string }[] = []): string[] => items.map(({ id }) => id);

/** What a visitor finds where the draft has its own say: items of a page and a menu, and the first field of registration. */
async function visible(copy: ConfigCopy, route: string, known: Partial<Facts> = {}) {
  const { release, faults } = await compile('draft', copy.dir);
  if (!release) throw new Error(JSON.stringify(faults));
  const vendors = ['RNG', 'LIVE', 'FISH', 'PVP'] as const;
  const facts = composeFacts(release.artefact, { vendors: [...vendors], ...known, route }, 0);
  const { areas, menus, fields } = assemble(release.artefact, facts);
  return {
    banner: ids(areas.banner),
    main: areas.main.map(({ id, item }) => `${id}: ${item.block}`),
    menu: ids(menus.get('main')).slice(0, 4),
    first: ids(fields)[0],
    hash: release.artefactHash,
  };
}

async function migrateCommand(copy: ConfigCopy, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', join(import.meta.dirname, '../../../../scripts/config.ts'), 'migrate', ...args, '--config', copy.dir];
  try {
    return { code: 0, output: (await promisify(execFile)(process.execPath, command)).stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }; // What execFile rejects with.
    return { code, output: stdout };
  }
}

describe('config of an older version', () => {
  it('[CFG-14] is migrated on read: version 0 shows what it always showed', async () => {
    const copy = await withDraft();
    expect(await visible(copy, '/rng')).toMatchObject({
      banner: ['strip'],
      main: expect.arrayContaining(['games: game-lobby']),
      menu: ['welcome', 'home', 'live', 'rng'],
      first: 'email',
    });
    expect((await visible(copy, '/rng')).main[0]).toBe('winners: winner-board');
    expect((await visible(copy, '/rng', { session: 'trial' })).main).not.toContain('winners: winner-board');
    expect((await visible(copy, '/welcome')).main).toEqual(['hot: hot-games', 'promises: promises']);
    expect((await visible(copy, '/welcome', { device: 'phone' })).main).toEqual(['promises: promises']);
    expect((await visible(copy, '/welcome', { session: 'agent' })).main).not.toContain('promises: promises');
  });

  it('[CFG-14] has its faults told at the places of the file as it was written', async () => {
    const copy = await withDraft();
    const file = 'merchants/draft/pages/welcome.json';
    await copy.edit(file, '"look": "grid"', '"look": "gird"');
    const { faults } = await compile('draft', copy.dir);
    expect(faults).toMatchObject([{ code: 'bad-props', file, pointer: '/areas/main/items/hot/props/look', hint: 'grid' }]);
    const [fault] = faults;
    const lines = (await copy.read(file)).split('\n');
    expect(lines[(fault?.line ?? 0) - 1]?.slice((fault?.column ?? 0) - 1)).toMatch(/^"gird" }/);
  });

  it.each([
    ['the same id twice', '"id": "games"', '"id": "winners"', 'duplicate-key', /^"winners" }/],
    ['no id', ', "id": "games"', '', 'orphan-patch', /^\{ "props"/],
    ['a prototype for an id', '"id": "games"', '"id": "__proto__"', 'forbidden-key', /^"__proto__" }/],
  ])('[CFG-14] says where an item of version 0 has %s', async (_, find, put, code, at) => {
    const copy = await withDraft();
    await copy.edit(RNG, find, put);
    const [fault] = (await compile('draft', copy.dir)).faults;
    expect(fault).toMatchObject({ code, file: RNG });
    expect((await copy.read(RNG)).split('\n')[(fault?.line ?? 0) - 1]?.slice((fault?.column ?? 0) - 1)).toMatch(at);
  });
});

describe('npm run config -- migrate', () => {
  it('[CFG-14] says which files would change and how, writes nothing, and fails until they are written', async () => {
    const copy = await withDraft();
    const before = await copy.read(RNG);
    const { code, output } = await migrateCommand(copy, 'draft');
    expect(code).toBe(1);
    expect(output).toContain(`${RNG}: to be migrated from "v": 0 to "v": 1 (keyed-items)\n  3:8 "v" is 1\n`);
    expect(output).toMatch(/\n {2}11:11 "type" is "block"\n {2}12:11 "show" is "when"\n/);
    expect(output).toContain('npm run config -- migrate --write');
    expect(await copy.read(RNG)).toBe(before);
  });

  it('[CFG-14] writes them with comments and layout kept, and the second time has nothing to do', async () => {
    const copy = await withDraft();
    const { hash } = await visible(copy, '/rng');
    expect((await migrateCommand(copy, '--write')).code).toBe(0);
    const written = await copy.read(RNG);
    expect(written).toContain(
      [
        '    "banner": { "items": { "jackpot": { "removed": true } } },',
        '    "main": {',
        '      // Winners stand first, but a trial account has nothing to win.',
        '      "items": {',
        '        "winners": {',
        '          // taken over from the old site',
        '          "block": "winner-board",',
        '          "when": { "not": { "session": ["trial"] } }',
        '        },',
        '        "games": { "props": { "columns": 6, "tile": "portrait" } }',
        '      },',
      ].join('\n'),
    );
    expect((await visible(copy, '/rng')).hash).toBe(hash);
    expect(await migrateCommand(copy, '--write')).toEqual({ code: 0, output: 'every file is of this format\n' });
    expect(await migrateCommand(copy)).toMatchObject({ code: 0 });
    expect(await copy.read(RNG)).toBe(written);
  });

  it('[CFG-14] answers as JSON', async () => {
    const { code, output } = await migrateCommand(await withDraft(), 'draft', '--json');
    const answer: unknown = JSON.parse(output);
    expect(code).toBe(1);
    expect(answer).toContainEqual(
      expect.objectContaining({ file: 'merchants/draft/skin.json', from: 0, to: 1, steps: ['keyed-items'], written: false }),
    );
  });
});

describe('config of a newer version', () => {
  it('[CFG-14] is refused with what to do about it, and left as it is', async () => {
    const copy = await copyConfig();
    await copy.edit('base/flags.json', '"v": 1', '"v": 2');
    const { release, faults } = await compile('demo', copy.dir);
    expect(release).toBeUndefined();
    expect(faults).toMatchObject([
      {
        code: 'version',
        file: 'base/flags.json',
        pointer: '/v',
        found: '2',
        expected: expect.stringMatching(/at most "v": 1.*update this build/),
      },
    ]);
    expect(await migrateCommand(copy, '--write')).toMatchObject({ code: 0 });
    expect(await copy.read('base/flags.json')).toContain('"v": 2');
  });
});
