/** Reading a config folder: one layer's files by their path within it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readConfig } from './migrate/read.ts';
import { withoutMark, type ParsedFile } from './parse.ts';

/** By path within the layer, `pages/rng.json`. */
export type Layer = ReadonlyMap<string, ParsedFile>;

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
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('assets/') && !path.split('/').some(isLeftover))
    .toSorted();
  return new Map(await Promise.all(paths.map(async (path) => [path, withoutMark(await readFile(join(root, path), 'utf8'))] as const)));
}

/** A layer's files, read. */
export async function readLayer(configDir: string, layer: string): Promise<Layer> {
  return layerOf(layer, await readTexts(configDir, layer));
}

/** The layer whose files say this, saved or not. */
export function layerOf(layer: string, texts: Texts): Layer {
  return new Map([...texts].map(([path, text]) => [path, readConfig(`${layer}/${path}`, path, text)]));
}
