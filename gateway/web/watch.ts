import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { isLeftover } from '#site/assembler/compiler/files.ts';

export interface Watcher {
  close(): void;
}

/** Editors write a file in several steps; changes within this time count as one. */
const DEBOUNCE_MS = 60;

/**
 * Watches a folder and everything below it, except files that systems and editors leave there.
 *
 * Each folder has its own watcher: it sees files replaced by renaming, as editors save, which a watcher on the file
 * would miss. New folders are added after each change.
 * @param onChange gets the changed paths, relative to `root`
 */
export async function watchTree(root: string, onChange: (paths: readonly string[]) => void): Promise<Watcher> {
  const watched = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const settle = async (): Promise<void> => {
    const paths = [...changed];
    changed.clear();
    await watchFolders(root);
    if (!closed) onChange(paths);
  };

  const watchFolders = async (folder: string): Promise<void> => {
    if (closed) return;
    if (!watched.has(folder)) {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && isLeftover(name)) return;
        changed.add(relative(root, join(folder, name ?? '')));
        clearTimeout(timer);
        timer = setTimeout(() => void settle(), DEBOUNCE_MS);
      });
      // A deleted folder ends its watcher with an error.
      watcher.on('error', () => forget(folder));
      watched.set(folder, watcher);
    }
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory() && !isLeftover(entry.name));
      await Promise.all(folders.map(({ name }) => watchFolders(join(folder, name))));
    } catch {
      forget(folder);
    }
  };

  const forget = (folder: string): void => {
    watched.get(folder)?.close();
    watched.delete(folder);
  };

  await watchFolders(root);
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      for (const watcher of watched.values()) watcher.close();
      watched.clear();
    },
  };
}
