import { Hono } from 'hono';

import { SYSTEM_STATUS } from '#site/api/contract/system.ts';
import { reportOrigins } from './faultReports.ts';
import { NO_STORE, type AppParts, type Env } from './parts.ts';
import { robotsTxt, sitemap } from './crawlers.ts';
import { createPageWriter } from './pageWriter.ts';
import { isUnder } from './platform.ts';
import { visitOf } from './visitOf.ts';
import { pageHeaders, REPORT_PATH } from './policy.ts';
import { cacheControlOf, typeOf } from './siteFiles.ts';
import { sendStored } from './stored.ts';
import { webManifest } from './webManifest.ts';

/** Folders that contain files only: a missing file is a 404, not a page. */
const FILE_PREFIXES = ['/assets', '/fonts', '/config'];
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** The built site's files, and for every other path the merchant's page. */
export function pageRoutes({ merchants, platform, options, textOf, manifestOf, renderedPages, site }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  const writePage = createPageWriter(textOf);
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
    merchants.touch(code);
    const release = merchants.get(code);
    const manifest = await manifestOf(code);
    if (release === undefined || manifest === undefined) {
      return c.text('This site is being set up. Please come back in a moment.\n', 503, { 'Retry-After': '30', ...NO_STORE });
    }
    const { artefact } = release;
    const maintenance = manifest.status === SYSTEM_STATUS.maintenance;
    const { origin } = c.var.sender;
    const visit = visitOf(c.req.raw, artefact);
    const rendered = maintenance ? undefined : await renderedPages.get({ ...visit, release, manifest, origin });
    const shown = maintenance ? { ...visit, path: artefact.site.closedPages.maintenance } : visit;
    const { html, known } = writePage({ ...shown, release, manifest, origin, site: { template, chunks }, rendered });
    const headers = pageHeaders({
      ...platform.origins(code),
      providers: artefact.merchant.providers !== undefined,
      reportPath: REPORT_PATH,
      sendsTo: reportOrigins(artefact),
      dev: options.dev,
    });
    // Crawlers retry later instead of dropping the site.
    if (maintenance) return c.body(html, 503, { ...HTML, 'Retry-After': '600', ...NO_STORE, ...headers });
    return c.body(html, known ? 200 : 404, { ...HTML, 'Cache-Control': 'private, no-cache', ...headers });
  });
  return app;
}
