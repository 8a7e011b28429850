import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { ROOT, SITE_DIR } from './build.ts';

const manifest = v.record(v.string(), v.object({ file: v.string(), css: v.optional(v.array(v.string()), []) }));

/** Addresses of what the build made of a source of the site: its chunk, and the style sheets that come with it. */
export function builtFrom(source: string): { readonly chunk: string; readonly styles: readonly string[] } {
  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  const entry = built[source];
  if (!entry) throw new Error(`The build has no chunk of its own for ${source}.`);
  return { chunk: `/${entry.file}`, styles: entry.css.map((file) => `/${file}`) };
}

/** Addresses of all texts in a language. */
export const textChunksOf = (language: string): readonly string[] =>
  readdirSync(join(ROOT, 'locales', language)).map((file) => builtFrom(`../locales/${language}/${file}`).chunk);
