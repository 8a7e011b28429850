import { Hono } from 'hono';

import { IMMUTABLE, NO_STORE, type AppParts, type Env } from './parts.ts';
import { sendStored } from './stored.ts';

/** The players' config files, and the live channel that announces changes. */
export function configRoutes({ merchants, live, manifestOf, look }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/live', async (c, next) => {
    // The live casino page has the same URL; an event source is recognized by its Accept header.
    if (!c.req.header('accept')?.includes('text/event-stream')) return next();
    const code = c.req.query('merchant') ?? c.var.merchant;
    return code !== undefined && merchants.get(code) !== undefined ? live.open(code, c.var.sender.address, c.req.raw.signal) : c.notFound();
  });
  app.get('/config/:merchant/manifest.json', async (c) => {
    const manifest = await manifestOf(c.req.param('merchant'));
    return manifest === undefined ? c.notFound() : c.json(manifest, 200, NO_STORE);
  });
  app.get('/config/:merchant/assets/:file', async (c) => {
    const file = await merchants.asset(c.req.param('merchant'), c.req.param('file'));
    return file === undefined ? c.notFound() : sendStored(c.req.raw, file, 'no-cache');
  });
  app.get('/config/:merchant/:file', async (c) => {
    const { merchant, file: name } = c.req.param();
    const find = () => merchants.file(merchant, name);
    const known = await find();
    // A page of another server may name files of a release that this one has yet to see.
    if (known === undefined && merchants.get(merchant) !== undefined) await look();
    const file = known ?? (await find());
    return file === undefined ? c.notFound() : sendStored(c.req.raw, file, IMMUTABLE);
  });
  return app;
}
