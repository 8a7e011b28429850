import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import * as v from 'valibot';

import { ENCODINGS, store, stored, type Stored } from './stored.ts';

/** One chunk of Vite's manifest, with the parts used here. */
const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  isEntry: v.optional(v.boolean(), false),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const chunks = v.record(v.string(), chunk);
export type Chunks = v.InferOutput<typeof chunks>;

/** The built site in memory: a few megabytes, read once, so that a deploy does not affect the running server. */
export interface SiteFiles {
  /** The page that heads are rendered into. */
  readonly template: string;
  /** The document that third-party providers run in; `undefined` if it was not built. */
  readonly providerTemplate: string | undefined;
  readonly chunks: Chunks;
  /** By URL path. */
  readonly files: ReadonlyMap<string, Stored>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Build file of the document that third-party providers run in. */
export const PROVIDER_FILE = 'provider.html';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Media type by file extension. */
export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

/** Files with a content hash in their name never change and can be cached forever. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/fonts/') ? 'public, max-age=2592000' : 'no-cache';
}

/** Reads a built site. */
export async function readSite(siteDir: string): Promise<SiteFiles> {
  const files = new Map(await readFiles(siteDir));
  files.delete('/index.html');
  files.delete('/build.json');
  const providerTemplate = files.get(`/${PROVIDER_FILE}`)?.bytes.toString();
  files.delete(`/${PROVIDER_FILE}`);
  const template = await readFile(join(siteDir, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(join(siteDir, '.vite/manifest.json'), 'utf8'));
  return { template, providerTemplate, chunks: v.parse(chunks, manifest), files };
}

/** A folder's files by URL path, without hidden ones. Files that the build compressed include those forms. */
export async function readFiles(dir: string): Promise<ReadonlyMap<string, Stored>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  const isServed = (path: string): boolean => {
    const hidden = relative(dir, path)
      .split(sep)
      .some((part) => part.startsWith('.'));
    const compressed = ENCODINGS.some(
      (encoding) => path.endsWith(SUFFIX[encoding]) && present.has(path.slice(0, -SUFFIX[encoding].length)),
    );
    return !hidden && !compressed;
  };
  const files = await Promise.all(
    paths
      .filter(isServed)
      .map(async (path): Promise<[string, Stored]> => [`/${relative(dir, path).replaceAll(sep, '/')}`, await readStored(path, present)]),
  );
  return new Map(files);
}

async function readStored(path: string, present: ReadonlySet<string>): Promise<Stored> {
  const bytes = await readFile(path);
  const found = ENCODINGS.filter((encoding) => present.has(path + SUFFIX[encoding]));
  if (found.length === 0) return store(typeOf(path), bytes);
  const encoded = await Promise.all(found.map(async (encoding) => [encoding, await readFile(path + SUFFIX[encoding])] as const));
  return stored(typeOf(path), bytes, Object.fromEntries(encoded));
}
