import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { released } from '../../../../tests/vectors/merchants.ts';
import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';
import type { Sealed } from './artefacts.ts';
import { openReleases } from './releases.ts';

const { release } = await released('demo');
const sealed = (name: string): Sealed => ({
  v: 1,
  merchant: 'demo',
  release,
  assets: {},
  sources: { 'merchants/demo/merchant.json': name },
});
const by = (name: string, minute = 0) => ({ by: name, at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString() });

async function store() {
  const folder = await temporaryFolder();
  const releases = openReleases(folder);
  const fileOf = (id: string) => join(folder, 'demo/artefacts', `${id}.json`);
  const put = async (name: string) => (await releases.release(sealed(name), by(name))).id;
  const served = async () => (await releases.current('demo'))?.sources['merchants/demo/merchant.json'];
  return { folder, releases, fileOf, put, served };
}

describe('releases of config', () => {
  it('[OPS-3] are files named by their content, written once and never written to', async () => {
    const { folder, releases, fileOf, put } = await store();
    const id = await put('one');
    const first = await stat(fileOf(id));
    expect(first.mode & 0o222).toBe(0);
    await put('two');
    expect(await put('one')).toBe(id);
    expect((await stat(fileOf(id))).ino).toBe(first.ino);
    expect(await readdir(join(folder, 'demo/artefacts'))).toHaveLength(2);
    // Nothing to move is nothing to log.
    expect(await releases.release(sealed('one'), by('Maria'))).toEqual({ id, moved: false });
    expect(await releases.log('demo')).toHaveLength(3);
  });

  it('[OPS-3] say who moved the pointer when', async () => {
    const { releases } = await store();
    const { id } = await releases.release(sealed('one'), by('Maria', 5));
    const next = await releases.release(sealed('two'), by('Jun', 6));
    await releases.rollBack('demo', by('Ana', 7));
    expect(await releases.log('demo')).toEqual([
      { by: 'Maria', at: '2026-01-01T12:05:00.000Z', did: 'release', release: id },
      { by: 'Jun', at: '2026-01-01T12:06:00.000Z', did: 'release', release: next.id },
      { by: 'Ana', at: '2026-01-01T12:07:00.000Z', did: 'rollback', release: id },
    ]);
    expect(await releases.merchants()).toEqual(['demo']);
  });

  it('[OPS-3] go back one by one, or to the one that is named', async () => {
    const { releases, put, served } = await store();
    const one = await put('one');
    await put('two');
    await put('three');
    await releases.rollBack('demo', by('Ana'));
    expect(await served()).toBe('two');
    // What was taken back is not what stood before.
    await releases.rollBack('demo', by('Ana'));
    expect(await served()).toBe('one');
    await expect(releases.rollBack('demo', by('Ana'))).rejects.toThrow('There is no release of demo before the one that is served.');
    await put('four');
    await releases.rollBack('demo', by('Ana'), one.slice(0, 12));
    expect(await served()).toBe('one');
    await expect(releases.rollBack('demo', by('Ana'), one)).rejects.toThrow('is what is served');
    await expect(releases.rollBack('demo', by('Ana'), 'feed')).rejects.toThrow('There is no release feed.');
    await expect(releases.rollBack('demo', by('Ana'), '')).rejects.toThrow('More than one');
    expect(await served()).toBe('one');
  });

  it('[OPS-3] are refused where their file was tampered with: to serve, to go back to, to release again', async () => {
    const { releases, fileOf, put, served } = await store();
    const one = await put('one');
    await put('two');
    const text = await readFile(fileOf(one), 'utf8');
    await chmod(fileOf(one), 0o644);
    await writeFile(fileOf(one), text.replace('"demo"', '"evil"'));
    await expect(releases.rollBack('demo', by('Ana'))).rejects.toThrow('is not what was released');
    await expect(put('one')).rejects.toThrow('is not what was released');
    expect(await served()).toBe('two');
    await rm(fileOf(one));
    await expect(releases.rollBack('demo', by('Ana'))).rejects.toThrow(`There is no release ${one}.`);
  });

  it('[OPS-3] move their pointer in one step: of many writers at once each finds it where it left it, or is told', async () => {
    const { releases, served } = await store();
    const names = Array.from({ length: 12 }, (_, index) => `release ${index}`);
    const results = await Promise.allSettled(names.map((name) => releases.release(sealed(name), by(name))));
    const log = await releases.log('demo');
    const done = results.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    expect(log).toHaveLength(done.length);
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toContain('Somebody else has just moved the pointer of demo');
    }
    expect(await served()).toBe(log.at(-1)?.by);
  });

  it.each(['with', 'without'])('[OPS-3] [CFG-3] claim their hosts, in a log %s what they claim', async (how) => {
    const { folder, releases, fileOf, put } = await store();
    const id = await put('one');
    const other: Sealed = { ...sealed('other'), merchant: 'other' };
    const entry = join(folder, 'demo/log/000001.json');
    if (how === 'with') {
      // Not read for it: of hundreds of merchants, that would be megabytes for each release.
      await rm(fileOf(id));
    } else {
      const { claims: _, ...older }: Record<string, unknown> = JSON.parse(await readFile(entry, 'utf8'));
      await chmod(entry, 0o644);
      await writeFile(entry, JSON.stringify(older));
    }
    await expect(releases.release(other, by('Jun'))).rejects.toThrow('other is not released: ');
    expect(await releases.log('other')).toEqual([]);
  });

  it('[OPS-3] are none before the first, and whatever else lies beside them is not one', async () => {
    const { folder, releases, put } = await store();
    expect(await openReleases(join(folder, 'nowhere')).merchants()).toEqual([]);
    expect(await releases.log('demo')).toEqual([]);
    expect(await releases.current('demo')).toBeUndefined();
    await expect(releases.rollBack('demo', by('Ana'))).rejects.toThrow('There is no release of demo before');
    await expect(releases.rollBack('demo', by('Ana'), 'feed')).rejects.toThrow('There is no release feed.');
    expect(await releases.release(sealed('one'), by('Maria'))).toMatchObject({ moved: true });
    await writeFile(join(folder, 'notes.txt'), 'not a merchant');
    for (const name of ['000001.json.bak', 'old000001.json', 'notes.txt']) await writeFile(join(folder, 'demo/log', name), 'not an entry');
    expect(await releases.merchants()).toEqual(['demo']);
    expect(await releases.log('demo')).toHaveLength(1);
    await put('two');
    expect(await readdir(join(folder, 'demo/log'))).toEqual(expect.arrayContaining(['000001.json', '000002.json']));
  });

  it('[OPS-3] leave no pointer to half a file, and say which entry of a log is none', async () => {
    const { folder, releases, put } = await store();
    await put('one');
    expect((await readdir(join(folder, 'demo/log'))).concat(await readdir(join(folder, 'demo/artefacts')))).not.toContainEqual(
      expect.stringMatching(/^\./),
    );
    await writeFile(join(folder, 'demo/log/000002.json'), '{"by"');
    await expect(releases.current('demo')).rejects.toThrow('000002.json is no entry of a log');
  });
});
