import { addressesOf } from '#site/assembler/runtime/paths.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { escapeHtml } from './html.ts';
import { addressedLanguages, pathIn } from './languagePaths.ts';
import { pageAt } from './pages.ts';

/**
 * Paths that are not pages: calls, the live channel (the live casino has the same path without the query), and
 * development tools.
 */
const NOT_CRAWLED = ['/wps/', '/lgw/', '/lotto/', '/live?merchant=', '/dev', '/editor'];

/** @param origin scheme and host as visitors see them */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', ...NOT_CRAWLED.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/**
 * The pages visible to an anonymous visitor, each by its canonical URL in each language, for search engines (sitemaps.org, protocol
 * 0.9).
 * @param now epoch milliseconds on the gateway's clock
 */
export function sitemap(artefact: Artefact, origin: string, now: number): string {
  const addresses = Object.values(artefact.pages).flatMap(addressesOf);
  const shown = addresses.filter((path) => {
    const view = pageAt(artefact, path, now);
    return view.listed && view.path === path;
  });
  const languages = addressedLanguages(artefact);
  const written = languages.flatMap((language) => shown.map((path) => origin + pathIn(artefact, language, path)));
  const urls = written.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
