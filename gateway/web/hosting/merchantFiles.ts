import type { Artefact, Language, Manifest } from '#site/assembler/runtime/types.ts';
import type { Sealed } from '#site/assembler/compiler/releases/artefacts.ts';
import { robotsTxt, sitemap } from '../crawlers.ts';
import { renderPage } from '../head.ts';
import { addressedLanguages } from '../languagePaths.ts';
import { filesOfPage, filesOfTexts, pageAt } from '../pages.ts';
import { renderDocument, type ProviderDocument } from '../providers.ts';
import { filesOf } from '../released.ts';
import type { RenderSite } from '../renderer.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { TextOf } from '../texts.ts';
import { webManifest } from '../webManifest.ts';
import { fileIn, fileOf, NOT_FOUND_FILE, pathsOf, wordsOf } from './hostedSite.ts';
import { askPlatformAt, renderForHost } from './renderForHost.ts';

export interface MerchantContent {
  /** The merchant as it is to be served. */
  readonly sealed: Sealed;
  readonly site: SiteFiles;
  /** Origin of the platform that pages are rendered with answers of. */
  readonly gatewayUrl: string | undefined;
  readonly minClient: string;
  readonly textOf: TextOf;
  /** Renders pages; without it, browsers do. */
  readonly renderSite?: RenderSite | undefined;
}

type Content = string | Uint8Array;

/**
 * The merchant's files by URL path, in the order in which they have to be written: what others name comes before them,
 * and last the manifest, by which open pages find out.
 */
export async function merchantFiles(input: MerchantContent, documents: readonly ProviderDocument[]): Promise<ReadonlyMap<string, Content>> {
  const { sealed, site, textOf, minClient } = input;
  const { release, assets } = sealed;
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
  return new Map<string, Content>([
    ...Object.entries(assets).map(([name, base64]) => [`/config/${code}/assets/${name}`, Buffer.from(base64, 'base64')] as const),
    ...filesOf(release).map(({ name, content }) => [`/config/${code}/${name}`, content] as const),
    ...(await pages(input, manifest)),
    ...documents.map((found) => [fileOf(found.path), renderDocument(found, { template, artefact, manifest })] as const),
    ['/manifest.webmanifest', webManifest(artefact, textOf)],
    ['/robots.txt', robotsTxt(originOf(artefact))],
    ['/sitemap.xml', sitemap(artefact, originOf(artefact), Date.now())],
    [`/config/${code}/manifest.json`, JSON.stringify(manifest)],
  ]);
}

async function pages(input: MerchantContent, manifest: Manifest): Promise<readonly (readonly [string, string])[]> {
  const { artefact } = input.sealed.release;
  const addresses = [...pathsOf(artefact).map((path) => ({ file: fileOf(path), path })), ...wordsOf(artefact.pages)];
  const ask = askPlatformAt(input.gatewayUrl);
  const write = (path: string, language: Language) => page({ ...input, manifest, ask }, path, language);
  const written: [string, string][] = [[NOT_FOUND_FILE, await write('/404', artefact.merchant.defaultLanguage)]];
  // One after another: the platform is asked for each.
  for (const language of addressedLanguages(artefact))
    for (const { file, path } of addresses) written.push([fileIn(artefact, language, file), await write(path, language)]);
  return written;
}

/** The site's public origin: the first of its domains. */
const originOf = ({ merchant }: Artefact): string => `https://${merchant.domains[0] ?? 'localhost'}`;

interface PageContent extends MerchantContent {
  readonly manifest: Manifest;
  readonly ask: typeof fetch;
}

async function page({ sealed, site, textOf, renderSite, manifest, ask }: PageContent, path: string, language: Language): Promise<string> {
  const { release } = sealed;
  const { artefact } = release;
  const view = pageAt(artefact, path, Date.now());
  const origin = originOf(artefact);
  const rendered = renderSite && (await renderForHost(path, language, { renderSite, release, manifest, origin, ask }));
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
