import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Release } from '#site/assembler/compile.ts';
import { isLeftover } from '#site/assembler/files.ts';
import { addressesOf, parameterOf } from '#site/assembler/paths.ts';
import type { Artefact, Manifest } from '#site/assembler/types.ts';
import { reportOrigins } from './faultReports.ts';
import { renderPage, ROBOTS, webManifest } from './head.ts';
import { filesOfBlocks, filesOfTexts, pageAt } from './pages.ts';
import { CALL_PREFIXES, type PlatformOrigins } from './platform.ts';
import { commonHeaders, pageHeaders } from './policy.ts';
import { documentHeaders, offeredProviders, renderDocument, type ProviderDocument } from './providers.ts';
import { filesOf } from './released.ts';
import type { SiteFiles } from './siteFiles.ts';
import type { TextOf } from './texts.ts';

const isPicture = (path: string) => !isLeftover(basename(path));

export interface HostingInput {
  readonly release: Release;
  readonly site: SiteFiles;
  readonly siteDir: string;
  readonly configDir: string;
  /** The merchant's folder; it is written anew. */
  readonly outDir: string;
  /** Origin of the platform that the host passes calls on to. */
  readonly gatewayUrl: string | undefined;
  readonly origins: PlatformOrigins;
  readonly minClient: string;
  readonly textOf: TextOf;
}

/**
 * Writes what a static host needs for one merchant: a page for each path with its head, a 404 page, compiled config,
 * and headers and rewrites in the `_headers` and `_redirects` format that Netlify and Cloudflare Pages share. Documents of
 * third-party providers are written where the merchant's own flags.json has them on: no host knows the platform's flags.
 */
export async function writeHosting(input: HostingInput): Promise<void> {
  const { release, site, siteDir, configDir, outDir, textOf, minClient } = input;
  const { artefact } = release;
  const { code } = artefact.merchant;
  // What only the platform knows, the client asks it for; a time of 0 says that this host has no clock.
  const manifest: Manifest = {
    artefact: release.artefactHash,
    skin: release.skinHash,
    flagsRev: '',
    rulesRev: '',
    status: 0,
    now: 0,
    minClient,
  };
  const template = site.providerTemplate;
  const offered = template === undefined ? [] : offeredProviders({ artefact, flags: undefined });
  const write = async (path: string, content: string): Promise<void> => {
    await mkdir(join(outDir, path, '..'), { recursive: true });
    await writeFile(join(outDir, path), content);
  };

  await rm(outDir, { recursive: true, force: true });
  const pictures = join(configDir, 'merchants', code, 'assets');
  await cp(siteDir, outDir, {
    recursive: true,
    filter: (source) => !/(\.br|\.gz|[\\/]\.vite|[\\/]build\.json|[\\/]provider\.html)$/.test(source),
  });
  if (existsSync(pictures)) await cp(pictures, join(outDir, 'config', code, 'assets'), { recursive: true, filter: isPicture });
  await Promise.all([
    ...pathsOf(artefact).map((path) => write(fileOf(path), page(input, manifest, path))),
    ...wordsOf(artefact).map(({ file, path }) => write(fileOf(file), page(input, manifest, path))),
    write('404.html', page(input, manifest, '/404')),
    ...offered.map((found) =>
      write(`${found.path.slice(1)}.html`, renderDocument(found, { template: template ?? '', artefact, manifest })),
    ),
    ...filesOf(release).map(({ name, content }) => write(`config/${code}/${name}`, content)),
    write(`config/${code}/manifest.json`, JSON.stringify(manifest)),
    write('manifest.webmanifest', webManifest(artefact, textOf)),
    write('_headers', headers(input, offered)),
    write('robots.txt', ROBOTS),
    write('_redirects', redirects(artefact, input.gatewayUrl)),
  ]);
}

function page({ release: { artefact }, site, textOf }: HostingInput, manifest: Manifest, path: string): string {
  const view = pageAt(artefact, path, Date.now());
  const origin = `https://${artefact.merchant.domains[0] ?? 'localhost'}`;
  return renderPage({
    template: site.template,
    artefact,
    manifest,
    page: view,
    files: filesOfBlocks(site.chunks, view.blocks),
    origin,
    textOf,
    filesOfTexts: (language) => filesOfTexts(site.chunks, language),
  });
}

/** Paths with a file of their own; aliases are rewritten to these. */
function pathsOf({ pages }: Artefact): readonly string[] {
  return Object.values(pages)
    .flatMap(({ paths }) => paths.slice(0, 1))
    .filter((path) => path !== '*' && parameterOf(path) === undefined);
}

/** The words that stand in paths, each with the file of its page. */
function wordsOf({ pages }: Pick<Artefact, 'pages'>): readonly { readonly path: string; readonly file: string }[] {
  return Object.entries(pages).flatMap(([id, one]) =>
    addressesOf({ ...one, paths: one.paths.filter((path) => parameterOf(path) !== undefined) }).map((path) => ({
      path,
      file: wordFile(id, path),
    })),
  );
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A word of a parameter may differ from another page's path by its case only, and some file systems take those for one. */
const wordFile = (id: string, path: string): string => `/${id}.${path.slice(1)}`;

function block(path: string, values: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Takes these headers' values of the rules before away (`! Name`), since a host would send both. */
function instead(path: string, values: Readonly<Record<string, string>>): string {
  const [first, ...rest] = block(path, values).split('\n');
  return [first, ...Object.keys(values).map((name) => `  ! ${name}`), ...rest].join('\n');
}

function headers({ release: { artefact }, origins }: HostingInput, offered: readonly ProviderDocument[]): string {
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const serving = { reportPath: undefined, dev: false };
  const providers = artefact.merchant.providers !== undefined;
  return [
    block('/*', { ...commonHeaders, ...pageHeaders({ ...origins, ...serving, providers, sendsTo: reportOrigins(artefact) }) }),
    ...offered.map((found) => instead(found.path, documentHeaders(found, serving))),
    block('/assets/*', immutable),
    block('/config/*/artefact.*', immutable),
    block('/config/*/skin.*', immutable),
    block('/config/*/texts.*', immutable),
    block('/config/*/manifest.json', { 'Cache-Control': 'no-store' }),
    '',
  ].join('\n');
}

function redirects({ pages }: Artefact, gatewayUrl: string | undefined): string {
  const calls = gatewayUrl === undefined ? [] : CALL_PREFIXES.map((prefix) => `${prefix}/* ${gatewayUrl}${prefix}/:splat 200`);
  const aliases = Object.values(pages).flatMap(({ paths: [own, ...others] }) =>
    own === undefined || own === '*' ? [] : others.filter((path) => path !== '/index.html').map((path) => `${path} ${own} 200`),
  );
  // Hosts tell `/lott` from `/LOTT`; the usual two spellings are enough for links that people type or share.
  const taken = new Set(Object.values(pages).flatMap(({ paths }) => paths));
  const words = wordsOf({ pages }).flatMap(({ path, file }) =>
    [path, path.toLowerCase()].filter((spelling) => !taken.has(spelling)).map((spelling) => `${spelling} ${file} 200`),
  );
  return [...calls, ...aliases, ...words, ''].join('\n');
}
