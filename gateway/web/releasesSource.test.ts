import { describe, expect, it, onTestFinished } from 'vitest';

import { author } from '#site/assembler/compiler/cli/releases.ts';
import { StorageError } from '#site/assembler/compiler/releases/artefacts.ts';
import { folderStorage } from '#site/assembler/compiler/releases/folder.ts';
import { releasesIn } from '#site/assembler/compiler/releases/releases.ts';
import { released } from '../../tests/vectors/merchants.ts';
import { temporaryFolder } from '../../tests/vectors/temporaryFolder.ts';
import { releasesSource } from './releasesSource.ts';

const { release } = await released('demo');
const BUCKET = { name: 'releases', prefix: '', url: 'http://127.0.0.1:9', region: 'auto', accessKeyId: '', secretAccessKey: '' };

/** Releases of demo in a storage whose listing goes on while reading fails. */
async function halfGone() {
  const files = folderStorage(await temporaryFolder());
  let isGone = false;
  const read = async (path: string) => {
    if (isGone) throw new StorageError('The store does not answer.');
    return files.read(path);
  };
  const releases = releasesIn({ ...files, read });
  const publish = (name: string) =>
    releases.release({ v: 1, merchant: 'demo', release, assets: {}, sources: { 'merchants/demo/merchant.json': name } }, author('Maria'));
  await publish('{ "v": 1 }');
  const said: string[] = [];
  const source = releasesSource({
    releases,
    location: BUCKET,
    lastGoodDir: await temporaryFolder(),
    pollMs: 10,
    say: (line) => void said.push(line),
  });
  return { releases, publish, source, said, setGone: (value: boolean) => void (isGone = value) };
}

describe('releases in a bucket', () => {
  it('[OPS-3] that could not be read are read again by later rounds, and the operator reads one line of it', async () => {
    const { source, publish, said, setGone } = await halfGone();
    const compiled: boolean[] = [];
    const compile = async () => {
      const { release: found } = await source.compiler()('demo');
      compiled.push(found !== undefined);
    };
    await compile();
    await publish('{ "v": 1, "name": "Second" }');
    setGone(true);
    const watcher = await source.watch(['demo'], compile);
    onTestFinished(() => watcher.close());
    await expect.poll(() => compiled.length).toBeGreaterThan(3);
    setGone(false);
    await expect.poll(() => compiled.at(-1)).toBe(true);
    await expect.poll(() => said).toHaveLength(2);
    expect(said.map((line) => line.replace(/;.*/, ''))).toEqual(['Releases cannot be read', 'Releases can be read again.']);
    const rounds = compiled.length;
    // What has been read is not read again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(compiled).toHaveLength(rounds);
  });
});
