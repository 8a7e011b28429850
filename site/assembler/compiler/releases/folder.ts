import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isLeftover } from '#site/assembler/compiler/files.ts';
import type { Storage } from './storage.ts';

/** Files in a folder; a failing disk is an error of Node. */
export function folderStorage(root: string): Storage {
  return {
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !path.split('/').some(isLeftover))
        .toSorted();
    },
    read: (path) => readFile(join(root, path), 'utf8').catch(() => undefined),
    create: (path, text) => createFile(join(root, path), text),
  };
}

/** Creates a file that is there whole or not at all, and read-only; `false` where there is one of that name. */
async function createFile(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o444);
  try {
    await file.writeFile(text);
    // On the disk before its name is: a pointer must not outlive what it points to.
    await file.sync();
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return false;
    throw error;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
