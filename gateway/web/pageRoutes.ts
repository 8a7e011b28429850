import { Hono } from 'hono';

import { SYSTEM_STATUS } from '#site/api/contract/system.ts';
import { reportOrigins } from './faultReports.ts';
import { NO_STORE, type AppParts, type Env } from './parts.ts';
import { robotsTxt, sitemap } from './crawlers.ts';
import { renderPage } from './head.ts';
import { filesOfPage, filesOfTexts, pageAt } from './pages.ts';
import { isUnder } from './platform.ts';
import { visitOf } from './visitOf.ts';
import { pageHeaders, REPORT_PATH } from './policy.ts';
import { cacheControlOf, typeOf } from './siteFiles.ts';
import { sendStored } from './stored.ts';
import { webManifest } from './webManifest.ts';

/** Folders that contain files only: a missing file is a 404, not a page. */
const FILE_PREFIXES = ['/assets', '/fonts', '/config'];

/** The built site's files, and for every other path the merchant's page. */
export function pageRoutes({ merchants, platform, options, textOf, manifestOf, renderedPages, site }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/robots.txt', (c) => c.text(robotsTxt(c.var.sender.origin)));
  app.get('/sitemap.xml', async (c) => {
    const code = c.var.merchant ?? '';
    const artefact = merchants.get(code)?.artefact;
    const manifest = await manifestOf(code);
    if (artefact === undefined || manifest === undefined) return c.notFound();
    return c.body(sitemap(artefact, c.var.sender.origin, manifest.now), 200, {
      'Content-Type': typeOf(c.req.path),
      'Cache-Control': 'no-cache',
    });
  });
  app.get('/manifest.webmanifest', (c) => {
    const release = merchants.get(c.var.merchant ?? '');
    if (release === undefined) return c.notFound();
    return c.body(webManifest(release.artefact, textOf), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' });
  });

  app.get('*', async (c) => {
    const { path } = c.req;
    const { files, template, chunks } = await site(path);
    const file = files.get(path);
    if (file !== undefined) return sendStored(c.req.raw, file, cacheControlOf(path));
    if (isUnder(path, FILE_PREFIXES)) return c.notFound();

    const code = c.var.merchant ?? '';
    const release = merchants.get(code);
    const manifest = await manifestOf(code);
    if (release === undefined || manifest === undefined) {
      return c.text('This site is being set up. Please come back in a moment.\n', 503, { 'Retry-After': '30', ...NO_STORE });
    }
    const { artefact } = release;
    const maintenance = manifest.status === SYSTEM_STATUS.maintenance;
    const visit = visitOf(c.req.raw, artefact);
    const page = pageAt(artefact, maintenance ? artefact.site.closedPages.maintenance : visit.path, manifest.now);
    const rendered = maintenance ? undefined : await renderedPages.get({ ...visit, release, manifest, origin: c.var.sender.origin });
    const html = renderPage({
      rendered,
      language: visit.language,
      template,
      artefact,
      manifest,
      page,
      files: filesOfPage(chunks, page, rendered !== undefined),
      origin: c.var.sender.origin,
      textOf,
      filesOfTexts: (language) => filesOfTexts(chunks, language),
    });
    const headers = pageHeaders({
      ...platform.origins(code),
      providers: artefact.merchant.providers !== undefined,
      reportPath: REPORT_PATH,
      sendsTo: reportOrigins(artefact),
      dev: options.dev,
    });
    // Crawlers retry later instead of dropping the site.
    if (maintenance) return c.html(html, 503, { 'Retry-After': '600', ...NO_STORE, ...headers });
    return c.html(html, page.known ? 200 : 404, { 'Cache-Control': 'private, no-cache', ...headers });
  });
  return app;
}
