/** Reading a config folder: one layer's files by their path within it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseFile, type ParsedFile } from './parse.ts';

/** By path within the layer, `pages/rng.json`. */
export type Layer = ReadonlyMap<string, ParsedFile>;

/** Codes of all merchants that have a folder. */
export async function merchantCodes(configDir: string): Promise<string[]> {
  const entries = await readdir(join(configDir, 'merchants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Every JSON file of a layer (`base`, `merchants/demo`); a merchant's assets are not config. */
export async function readLayer(configDir: string, layer: string): Promise<Layer> {
  const root = join(configDir, layer);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('assets/'))
    .toSorted();
  const files = await Promise.all(
    paths.map(async (path) => [path, parseFile(`${layer}/${path}`, await readFile(join(root, path), 'utf8'))] as const),
  );
  return new Map(files);
}
