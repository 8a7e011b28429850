/** One layer of a config folder, parsed. */
import { readTexts, type Texts } from './files.ts';
import { readConfig } from './migrate/read.ts';
import type { ParsedFile } from './parse.ts';

/** By path within the layer, `pages/rng.json`. */
export type Layer = ReadonlyMap<string, ParsedFile>;

/** A layer's files, read. */
export async function readLayer(configDir: string, layer: string): Promise<Layer> {
  return layerOf(layer, await readTexts(configDir, layer));
}

/** The layer whose files say this, saved or not. */
export function layerOf(layer: string, texts: Texts): Layer {
  return new Map([...texts].map(([path, text]) => [path, readConfig(`${layer}/${path}`, path, text)]));
}
