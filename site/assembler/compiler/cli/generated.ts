/** Files that are made from others and committed: which are stale, and writing them. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Texts by path below a folder. */
export type Generated = ReadonlyMap<string, string>;

/** Paths that differ from what they should be: other text, missing, or there without a source. */
export async function staleFiles(root: string, texts: Generated, isOurs: (path: string) => boolean): Promise<string[]> {
  const present = (await filesIn(root)).filter(isOurs);
  const wrong = await Promise.all([...texts].map(async ([path, text]) => ((await textOf(join(root, path))) === text ? [] : [path])));
  return [...wrong.flat(), ...present.filter((path) => !texts.has(path))].toSorted();
}

/** Writes what is stale and deletes what has no source any more. */
export async function writeStale(root: string, texts: Generated, stale: readonly string[]): Promise<void> {
  for (const path of stale) {
    const text = texts.get(path);
    const file = join(root, path);
    if (text === undefined) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
