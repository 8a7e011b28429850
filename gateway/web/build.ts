import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { InlineConfig } from 'vite';

import { filesBelow, stampOf } from '#site/assembler/compiler/stamp.ts';
import { EDITOR } from '#site/editor/protocol.ts';

import { editorDirOf } from './editor/pages.ts';
import { rendererDirOf } from './renderer.ts';
import { BEST_BROTLI, encode, isCompressible } from './stored.ts';
import { PROVIDER_FILE, typeOf } from './siteFiles.ts';

/** Metadata that a build writes beside its files. */
const record = v.object({
  /** Hash of everything the build was made from. */
  stamp: v.string(),
  /** Files made by this build, relative to its folder; older ones beside them serve tabs opened before. */
  files: v.array(v.string()),
});
export type BuildRecord = v.InferOutput<typeof record>;

/** Whether `siteDir` contains a build of the current sources in `root`. */
export async function isBuilt(root: string, siteDir: string): Promise<boolean> {
  return existsSync(join(siteDir, 'index.html')) && (await readRecord(siteDir))?.stamp === stampOf(root);
}

const EDITOR_PAGES = ['index', 'frame', 'signIn'].map((page) => `site/editor/${page}.html`);

/**
 * Builds the site into `siteDir`, compresses it, and copies the assets of the previous build, which tabs opened before
 * the deploy still request [OPS-2]. The editor is a separate build beside it, so that players' files do not depend on
 * it. The folder is swapped at the end: a failed build leaves the old one.
 */
export async function buildSite(root: string, siteDir: string): Promise<void> {
  const stamp = stampOf(root);
  const next = `${siteDir}.next`;
  await bundle(root, next);
  await buildProvider(root, next);
  await buildEditor(root, editorDirOf(siteDir));
  await buildRenderer(root, rendererDirOf(siteDir));
  await precompress(next);
  const files = filesBelow(next);
  await writeFile(join(next, 'build.json'), JSON.stringify({ stamp, files: [...files] } satisfies BuildRecord));
  await carryAssets(siteDir, next);
  await rm(siteDir, { recursive: true, force: true });
  await rename(next, siteDir);
}

/** The document that third-party providers run in, relative to the project root. */
const PROVIDER_PAGE = 'site/third-party/frame/index.html';

/**
 * Adds that document and its assets to the site in `next`. A separate build, so that the site's own chunks do not
 * change.
 */
async function buildProvider(root: string, next: string): Promise<void> {
  const input = join(root, PROVIDER_PAGE);
  if (!existsSync(input)) return;
  const dir = `${next}.provider`;
  await bundle(root, dir, { publicDir: false, build: { rolldownOptions: { input } } });
  await cp(join(dir, 'assets'), join(next, 'assets'), { recursive: true });
  await copyFile(join(dir, 'third-party/frame/index.html'), join(next, PROVIDER_FILE));
  await rm(dir, { recursive: true, force: true });
}

async function buildEditor(root: string, dir: string): Promise<void> {
  const input = EDITOR_PAGES.map((page) => join(root, page)).filter((page) => existsSync(page));
  if (input.length === 0) return;
  // Loaded by few: neither its size nor its compression matters. Two pages in one chunk of first code would both run in either.
  const build = { rolldownOptions: { input, output: { codeSplitting: true } }, chunkSizeWarningLimit: 2000 };
  await bundle(root, dir, { base: `${EDITOR}/`, publicDir: false, build });
}

/** The module that renders pages on the server, relative to the site. */
const RENDERER = 'boot/render/renderSite.tsx';

/** With its packages, so that React is the one for production whatever mode the server runs in. */
async function buildRenderer(root: string, dir: string): Promise<void> {
  if (!existsSync(join(root, 'site', RENDERER))) return;
  await bundle(root, dir, {
    publicDir: false,
    build: { ssr: RENDERER, manifest: false },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: ['jsdom'] },
  });
}

async function bundle(root: string, outDir: string, changes: InlineConfig = {}): Promise<void> {
  // Imported on demand: a server with an existing build does not load the bundler.
  const { build } = await import('vite');
  // Building sets the mode of the whole process; restored, since the server that starts next has its own, and would
  // have no control panel.
  const mode = process.env['NODE_ENV'];
  await build({
    root: join(root, 'site'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ...changes,
    build: { ...changes.build, outDir, emptyOutDir: true },
  });
  if (mode === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = mode;
}

/** The metadata of the build in `siteDir`, or `undefined` if there is none. */
async function readRecord(siteDir: string): Promise<BuildRecord | undefined> {
  try {
    const parsed = v.safeParse(record, JSON.parse(await readFile(join(siteDir, 'build.json'), 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the assets that the build in `from` made into `to`, unless they exist there. */
async function carryAssets(from: string, to: string): Promise<void> {
  const assets = (await readRecord(from))?.files.filter((file) => file.startsWith('assets/')) ?? [];
  for (const asset of assets.filter((file) => existsSync(join(from, file)) && !existsSync(join(to, file)))) {
    await mkdir(dirname(join(to, asset)), { recursive: true });
    await copyFile(join(from, asset), join(to, asset));
  }
}

async function precompress(dir: string): Promise<void> {
  for (const file of filesBelow(dir)) {
    if (!isCompressible(typeOf(file)) || file.endsWith('.html') || file.startsWith('.vite')) continue;
    const bytes = await readFile(join(dir, file));
    const [br, gzip] = await Promise.all([encode(bytes, 'br', BEST_BROTLI), encode(bytes, 'gzip', BEST_BROTLI)]);
    // A file too small to shrink is sent uncompressed.
    if (br.length < bytes.length) await Promise.all([writeFile(join(dir, `${file}.br`), br), writeFile(join(dir, `${file}.gz`), gzip)]);
  }
}
