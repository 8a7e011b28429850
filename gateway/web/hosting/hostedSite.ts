import { addressesOf, parameterOf } from '#site/assembler/runtime/paths.ts';
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { reportOrigins } from '../faultReports.ts';
import { IMMUTABLE, NO_STORE } from '../parts.ts';
import type { PlatformOrigins } from '../platform.ts';
import { commonHeaders, pageHeaders } from '../policy.ts';
import { documentHeaders, type ProviderDocument } from '../providers.ts';
import { addressedLanguages, pathIn, prefixOf } from '../languagePaths.ts';
import { cacheControlOf } from '../siteFiles.ts';
import { fits } from './worker.ts';

export type Headers = Readonly<Record<string, string>>;

/** All headers of the files at a URL path, or below it if the pattern ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** Host-independent description of a merchant's site; each host's adapter converts it to that host's format. */
export interface HostedSite {
  readonly merchant: string;
  readonly domains: readonly string[];
  /**
   * The file below `public/` of each URL path that has a page: `/home` → `/index.html`. Paths of files are not listed.
   */
  readonly pages: ReadonlyMap<string, string>;
  /** URL paths of all files below `public/`. */
  readonly files: readonly string[];
  /** The first matching rule has all headers of a path. Rules apply to existing files only. */
  readonly rules: readonly HeaderRule[];
  /** Headers of `404.html`, which is served for every path without a file. */
  readonly missing: Headers;
  /** Origin that calls are proxied to; `undefined` if the build has none. */
  readonly platform: string | undefined;
}

export const NOT_FOUND_FILE = '/404.html';

interface Described {
  readonly artefact: Artefact;
  readonly origins: PlatformOrigins;
  readonly documents: readonly ProviderDocument[];
  readonly files: readonly string[];
  readonly platform: string | undefined;
}

const cachedFile = (path: string, caching: string): HeaderRule => ({ path, headers: { ...commonHeaders, 'Cache-Control': caching } });

/** Creates the description of a merchant's site that all hosts are configured from. */
export function describeSite({ artefact, origins, documents, files, platform }: Described): HostedSite {
  const { code, domains, providers } = artefact.merchant;
  const serving = { reportPath: undefined, dev: false };
  const page = {
    ...commonHeaders,
    ...pageHeaders({ ...origins, ...serving, providers: providers !== undefined, sendsTo: reportOrigins(artefact) }),
  };
  return {
    merchant: code,
    domains,
    pages: new Map([...addressesInLanguages(artefact), ...documents.map(({ path }): [string, string] => [path, fileOf(path)])]),
    files,
    rules: [
      ...documents.map((found) => ({
        path: found.path,
        headers: { ...commonHeaders, ...documentHeaders(found, serving), ...NO_STORE },
      })),
      ...['/assets/*', '/fonts/*'].map((path) => cachedFile(path, cacheControlOf(path))),
      ...['artefact', 'skin', 'texts'].map((name) => cachedFile(`/config/${code}/${name}.*`, IMMUTABLE)),
      cachedFile(`/config/${code}/manifest.json`, NO_STORE['Cache-Control']),
      { path: '/*', headers: { ...page, 'Cache-Control': 'no-cache' } },
    ],
    missing: { ...page, ...NO_STORE },
    platform,
  };
}

/** The headers of a file at a URL path. */
export function headersAt({ rules }: Pick<HostedSite, 'rules'>, address: string): Headers {
  return rules.find(({ path }) => fits(path, address))?.headers ?? {};
}

/** Every URL path with a page in some language, and its file. */
function addressesInLanguages(artefact: Artefact): readonly (readonly [address: string, file: string])[] {
  const addresses = addressesOfPages(artefact.pages);
  return addressedLanguages(artefact).flatMap((language) =>
    addresses.map(([address, file]) => [pathIn(artefact, language, address), fileIn(artefact, language, file)] as const),
  );
}

/** Every URL path with a page, and its file: canonical paths, aliases, and values of path parameters. */
function addressesOfPages(pages: Artefact['pages']): readonly (readonly [address: string, file: string])[] {
  const all = Object.values(pages);
  const plain = all.flatMap(({ paths }) => {
    const [own, ...aliases] = paths.filter(isPlain);
    return own === undefined ? [] : [own, ...aliases].map((path) => [path, fileOf(own)] as const);
  });
  const taken = new Set(plain.map(([path]) => path));
  // Hosts are case-sensitive (`/lott`, `/LOTT`); the two usual spellings are enough for links that people type or
  // share.
  const words = wordsOf(pages).flatMap(({ path, file }) =>
    [path, path.toLowerCase()].filter((spelling) => !taken.has(spelling)).map((spelling) => [spelling, file] as const),
  );
  return [...plain, ...words];
}

const isPlain = (path: string): boolean => path !== '*' && parameterOf(path) === undefined;

/** Paths with a file; aliases map to these. */
export function pathsOf({ pages }: Pick<Artefact, 'pages'>): readonly string[] {
  return Object.values(pages).flatMap(({ paths }) => paths.filter(isPlain).slice(0, 1));
}

/** The parameter values that occur in paths, each with the file of its page. */
export function wordsOf(pages: Artefact['pages']): readonly { readonly path: string; readonly file: string }[] {
  return Object.entries(pages).flatMap(([id, one]) =>
    addressesOf({ ...one, paths: one.paths.filter((path) => parameterOf(path) !== undefined) }).map((path) => ({
      path,
      // A parameter value may differ from another page's path by case only, and some file systems are case-insensitive.
      file: fileOf(`/${id}.${path.slice(1)}`),
    })),
  );
}

/** The file of a page's path, as a URL path: `/rng` → `/rng.html`. */
export const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The same page's file in a language. */
export function fileIn(artefact: Artefact, language: Language, file: string): string {
  const prefix = prefixOf(artefact, language);
  return file === fileOf('/') && prefix !== '' ? fileOf(prefix) : prefix + file;
}
