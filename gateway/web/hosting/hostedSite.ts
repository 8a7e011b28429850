import { addressesOf, parameterOf } from '#site/assembler/runtime/paths.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { reportOrigins } from '../faultReports.ts';
import { IMMUTABLE, NO_STORE } from '../parts.ts';
import type { PlatformOrigins } from '../platform.ts';
import { commonHeaders, pageHeaders } from '../policy.ts';
import { documentHeaders, type ProviderDocument } from '../providers.ts';
import { cacheControlOf } from '../siteFiles.ts';
import { fits } from './worker.ts';

export type Headers = Readonly<Record<string, string>>;

/** All headers of the files at an address, or below it where the pattern ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** What every static host is told about a merchant's site; each host's adapter writes it in that host's form. */
export interface HostedSite {
  readonly merchant: string;
  readonly domains: readonly string[];
  /** The file below `public/` of each address that has a page: `/home` → `/index.html`. Addresses of files are not listed. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses of all files below `public/`. */
  readonly files: readonly string[];
  /** The first rule that fits an address has all of its headers. They are for found files only. */
  readonly rules: readonly HeaderRule[];
  /** Headers of `404.html`, which answers every address that has no file. */
  readonly missing: Headers;
  /** Origin that calls are passed on to; `undefined` where the build was told none. */
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

/** The one description of a merchant's site that all hosts are written from. */
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
    pages: new Map([...addressesOfPages(artefact.pages), ...documents.map(({ path }): [string, string] => [path, fileOf(path)])]),
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

/** The headers that a site gives a file at an address. */
export function headersAt({ rules }: Pick<HostedSite, 'rules'>, address: string): Headers {
  return rules.find(({ path }) => fits(path, address))?.headers ?? {};
}

/** Every address with a page, and its file: own paths, aliases, and the words of parameters. */
function addressesOfPages(pages: Artefact['pages']): readonly (readonly [address: string, file: string])[] {
  const all = Object.values(pages);
  const plain = all.flatMap(({ paths }) => {
    const [own, ...aliases] = paths.filter(isPlain);
    return own === undefined ? [] : [own, ...aliases].map((path) => [path, fileOf(own)] as const);
  });
  const taken = new Set(plain.map(([path]) => path));
  // Hosts tell `/lott` from `/LOTT`; the usual two spellings are enough for links that people type or share.
  const words = wordsOf(pages).flatMap(({ path, file }) =>
    [path, path.toLowerCase()].filter((spelling) => !taken.has(spelling)).map((spelling) => [spelling, file] as const),
  );
  return [...plain, ...words];
}

const isPlain = (path: string): boolean => path !== '*' && parameterOf(path) === undefined;

/** Paths with a file of their own; aliases lead to these. */
export function pathsOf({ pages }: Pick<Artefact, 'pages'>): readonly string[] {
  return Object.values(pages).flatMap(({ paths }) => paths.filter(isPlain).slice(0, 1));
}

/** The words that stand in paths, each with the file of its page. */
export function wordsOf(pages: Artefact['pages']): readonly { readonly path: string; readonly file: string }[] {
  return Object.entries(pages).flatMap(([id, one]) =>
    addressesOf({ ...one, paths: one.paths.filter((path) => parameterOf(path) !== undefined) }).map((path) => ({
      path,
      // A word may differ from another page's path by its case only, and some file systems take those for one.
      file: fileOf(`/${id}.${path.slice(1)}`),
    })),
  );
}

/** The file of a page's path, as an address: `/rng` → `/rng.html`. */
export const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
