import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { released } from '../../../../tests/vectors/merchants.ts';
import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';
import { isRelease, keep, readArtefact, ReleaseError, seal, unpack } from './artefacts.ts';
import { folderStorage } from './folder.ts';

const { release } = await released('demo');

async function folderWith(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function filesIn(folder: string): Promise<Record<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const)));
}

const PICTURE = Buffer.from([0x89, 0x50, 0, 0xff, 0xfe]);
const OURS = {
  'base/site.json': '{ "v": 1 }',
  'base/pages/home.json': '{ "v": 1, "title": "Chào mừng" }',
  'merchants/one/merchant.json': '{ "v": 1, "name": "One" }',
  'merchants/one/assets/b.webp': PICTURE,
  'merchants/one/assets/a.svg': '<svg/>',
};

describe('what is released', () => {
  it('[OPS-3] is a merchant’s files and pictures with those that all share, and is unpacked as they were', async () => {
    const config = await folderWith({ ...OURS, 'merchants/two/merchant.json': '{ "v": 1, "name": "Two" }' });
    const sealed = await seal(config, 'one', release);
    expect(Object.keys(sealed.assets)).toEqual(['a.svg', 'b.webp']);
    expect(sealed).toMatchObject({ v: 1, merchant: 'one', release: { artefactHash: release.artefactHash } });
    const into = await folderWith();
    await unpack(sealed, into);
    expect(await filesIn(into)).toEqual(Object.fromEntries(Object.entries(OURS).map(([path, content]) => [path, Buffer.from(content)])));
  });

  it('[OPS-3] may be without pictures', async () => {
    const config = await folderWith({ 'base/site.json': '{}', 'merchants/one/merchant.json': '{}' });
    expect((await seal(config, 'one', release)).assets).toEqual({});
  });

  it('[OPS-3] is read again as it was kept, in any language', async () => {
    const storage = folderStorage(await folderWith());
    const content = { v: 1, merchant: 'demo', release, assets: {}, sources: { 'base/site.json': '"Chào mừng, ยินดีต้อนรับ"' } } as const;
    expect((await readArtefact(storage, 'demo', await keep(storage, content))).sources).toEqual(content.sources);
  });

  it.each([
    ['another version of it', { v: 2 }],
    ['no release inside', { release: null }],
    ['a release without its skin', { release: { ...release, skinCss: undefined } }],
    ['pictures that are none', { assets: { 'a.svg': 1 } }],
  ])('[OPS-3] is refused where the file is whole but of a form that this build does not read: %s', async (_, other) => {
    const text = JSON.stringify({ v: 1, merchant: 'demo', release, assets: {}, sources: {}, ...other });
    const id = createHash('sha256').update(text).digest('hex');
    const folder = await folderWith({ [`demo/artefacts/${id}.json`]: text });
    const read = readArtefact(folderStorage(folder), 'demo', id);
    await expect(read).rejects.toThrow(ReleaseError);
    await expect(read).rejects.toThrow(`Release ${id} is of a form that this build does not read.`);
  });

  it('[OPS-3] has an artefact, a skin and the hashes of both', () => {
    expect(isRelease(release)).toBe(true);
    for (const key of ['artefactHash', 'skinCss', 'skinHash', 'artefact']) expect(isRelease({ ...release, [key]: undefined })).toBe(false);
    for (const none of [null, undefined, '', 'release', 7, {}]) expect(isRelease(none)).toBe(false);
  });
});
