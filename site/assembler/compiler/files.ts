/** Reading a config folder: its merchants, and the texts of one layer's files by their path within it. */
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { withoutMark } from './parse.ts';

/** Files and folders that systems and editors create: never config. */
export function isLeftover(name: string): boolean {
  return name.startsWith('.') || /^(__MACOSX|thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Codes of all merchants that have a folder. */
export async function merchantCodes(configDir: string): Promise<string[]> {
  const entries = await readdir(join(configDir, 'merchants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !isLeftover(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** File texts by path within their layer. */
export type Texts = ReadonlyMap<string, string>;

/** Every JSON file of a layer (`base`, `merchants/demo`) as it is written; a merchant's assets are not config. */
export async function readTexts(configDir: string, layer: string): Promise<Texts> {
  const root = join(configDir, layer);
  // In one go: for a dozen small files, promises take five times as long.
  const paths = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('assets/') && !path.split('/').some(isLeftover))
    .toSorted();
  return new Map(paths.map((path) => [path, withoutMark(readFileSync(join(root, path), 'utf8'))] as const));
}
