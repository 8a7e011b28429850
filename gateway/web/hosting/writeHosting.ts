import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

import type { Release } from '#site/assembler/compiler/compile.ts';
import { isLeftover } from '#site/assembler/compiler/files.ts';
import type { Artefact, Language, Manifest } from '#site/assembler/runtime/types.ts';
import { robotsTxt, sitemap } from '../crawlers.ts';
import { renderPage } from '../head.ts';
import { addressedLanguages } from '../languagePaths.ts';
import { filesOfPage, filesOfTexts, pageAt } from '../pages.ts';
import type { PlatformOrigins } from '../platform.ts';
import { offeredProviders, renderDocument, type ProviderDocument } from '../providers.ts';
import { filesOf } from '../released.ts';
import type { RenderSite } from '../renderer.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { TextOf } from '../texts.ts';
import { webManifest } from '../webManifest.ts';
import { describeSite, fileIn, fileOf, NOT_FOUND_FILE, pathsOf, wordsOf } from './hostedSite.ts';
import { HOSTS, type HostName } from './index.ts';
import { renderForHost } from './renderForHost.ts';

export interface HostingInput {
  readonly release: Release;
  readonly site: SiteFiles;
  readonly siteDir: string;
  readonly configDir: string;
  /** The merchant's folder; previous contents are deleted. */
  readonly outDir: string;
  /** The hosts to write configuration for. */
  readonly hosts: readonly HostName[];
  /** Origin of the platform that the host proxies calls to. */
  readonly gatewayUrl: string | undefined;
  readonly origins: PlatformOrigins;
  readonly minClient: string;
  readonly textOf: TextOf;
  /** Renders pages; without it, browsers do. */
  readonly renderSite?: RenderSite | undefined;
}

/**
 * Writes the static hosting of one merchant: in `public/` a page for each path with its head, a 404 page and compiled
 * config, and beside it each host's configuration. Documents of third-party providers are written if they are on in the
 * merchant's flags.json: static hosts cannot read the platform's flags.
 * @returns what the hosts cannot do, one sentence each
 */
export async function writeHosting(input: HostingInput): Promise<readonly string[]> {
  const { release, site, outDir, gatewayUrl, origins, hosts } = input;
  const { artefact } = release;
  const documents = site.providerTemplate === undefined ? [] : offeredProviders({ artefact, flags: undefined });
  const publicDir = join(outDir, 'public');

  await rm(outDir, { recursive: true, force: true });
  await copyFiles(input, publicDir);
  for (const [file, content] of await pagesOf(input, documents)) await write(join(publicDir, file), content);

  const files = await addressesBelow(publicDir);
  const described = describeSite({ artefact, origins, documents, files, platform: gatewayUrl });
  for (const name of hosts) for (const file of HOSTS[name].files(described)) await write(join(outDir, file.name), file.content);
  return hosts.flatMap((name) => HOSTS[name].limits(described));
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
}

const isPicture = (path: string) => !isLeftover(basename(path));

/** The build's files, except server-only ones, and the merchant's images. */
async function copyFiles({ release, siteDir, configDir }: HostingInput, publicDir: string): Promise<void> {
  const { code } = release.artefact.merchant;
  const pictures = join(configDir, 'merchants', code, 'assets');
  await cp(siteDir, publicDir, {
    recursive: true,
    filter: (source) => !/(\.br|\.gz|[\\/]\.vite|[\\/]build\.json|[\\/]provider\.html)$/.test(source),
  });
  if (existsSync(pictures)) await cp(pictures, join(publicDir, 'config', code, 'assets'), { recursive: true, filter: isPicture });
}

/** The merchant's generated content, by file. */
async function pagesOf(input: HostingInput, documents: readonly ProviderDocument[]): Promise<ReadonlyMap<string, string>> {
  const { release, site, textOf, minClient } = input;
  const { artefact } = release;
  const { code } = artefact.merchant;
  // The client requests the platform's state itself; a time of 0 means that this host has no clock.
  const manifest: Manifest = {
    artefact: release.artefactHash,
    skin: release.skinHash,
    flagsRev: '',
    rulesRev: '',
    status: 0,
    now: 0,
    minClient,
  };
  const template = site.providerTemplate ?? '';
  const pages = [...pathsOf(artefact).map((path) => ({ file: fileOf(path), path })), ...wordsOf(artefact.pages)];
  const written: [string, string][] = [[NOT_FOUND_FILE, await page(input, manifest, '/404', artefact.merchant.defaultLanguage)]];
  // One after another: the platform is asked for each.
  for (const language of addressedLanguages(artefact))
    for (const { file, path } of pages) written.push([fileIn(artefact, language, file), await page(input, manifest, path, language)]);
  return new Map([
    ...written,
    ...documents.map((found): [string, string] => [fileOf(found.path), renderDocument(found, { template, artefact, manifest })]),
    ...filesOf(release).map(({ name, content }): [string, string] => [`/config/${code}/${name}`, content]),
    [`/config/${code}/manifest.json`, JSON.stringify(manifest)],
    ['/manifest.webmanifest', webManifest(artefact, textOf)],
    ['/robots.txt', robotsTxt(originOf(artefact))],
    ['/sitemap.xml', sitemap(artefact, originOf(artefact), Date.now())],
  ]);
}

/** The site's public origin: the first of its domains. */
const originOf = ({ merchant }: Artefact): string => `https://${merchant.domains[0] ?? 'localhost'}`;

async function page(input: HostingInput, manifest: Manifest, path: string, language: Language): Promise<string> {
  const { release, site, textOf, renderSite, gatewayUrl } = input;
  const { artefact } = release;
  const view = pageAt(artefact, path, Date.now());
  const origin = originOf(artefact);
  const rendered = renderSite && (await renderForHost(path, language, { renderSite, release, manifest, origin, gatewayUrl }));
  return renderPage({
    template: site.template,
    artefact,
    manifest,
    page: view,
    language,
    rendered,
    files: filesOfPage(site.chunks, view, rendered !== undefined),
    origin,
    textOf,
    filesOfTexts: (code) => filesOfTexts(site.chunks, code),
  });
}

async function addressesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .toSorted();
}
