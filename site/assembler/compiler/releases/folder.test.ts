import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';
import { folderStorage } from './folder.ts';

describe('a file that is written once', () => {
  it('[OPS-3] is there whole, alone and read-only; a second of its name changes nothing', async () => {
    const folder = await temporaryFolder();
    const { create } = folderStorage(folder);
    expect(await create('log/000001.json', 'first')).toBe(true);
    expect(await create('log/000001.json', 'second')).toBe(false);
    expect(await readdir(folder, { recursive: true })).toEqual(['log', 'log/000001.json']);
    expect(await readFile(join(folder, 'log/000001.json'), 'utf8')).toBe('first');
    expect((await stat(join(folder, 'log/000001.json'))).mode & 0o222).toBe(0);
  });

  it('[OPS-3] that the disk refuses is an error, and leaves no draft behind', async () => {
    const folder = await temporaryFolder();
    await expect(folderStorage(folder).create('x'.repeat(300), 'text')).rejects.toThrow('ENAMETOOLONG');
    expect(await readdir(folder)).toEqual([]);
  });
});
