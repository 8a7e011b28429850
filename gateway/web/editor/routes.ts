import { Hono } from 'hono';
import * as v from 'valibot';

import { compileBody, type Workspace } from '#site/editor/protocol.ts';
import { loopbackOnly } from '#gateway/dev/guard.ts';
import { limited, NO_STORE, type AppParts, type Env } from '../parts.ts';
import { pageHeaders, REPORT_PATH } from '../policy.ts';
import { cacheControlOf } from '../siteFiles.ts';
import { sendStored } from '../stored.ts';
import { compileEdited, sidesCompiler } from './compile.ts';
import { LARGEST_EDIT, publishRoutes } from './publishRoutes.ts';
import { filesOf, schemaReader } from './workspace.ts';

const SELF = "'self'";

/**
 * The operators' live editor [CFG-17]: its page, the page that it frames, the compiler for unsaved files, and what saves and
 * publishes them. Restricted like the control panel to this machine's own browser.
 */
export function editorRoutes(parts: AppParts): Hono<Env> {
  const { merchants, platform, options, configDir, editor } = parts;
  const app = new Hono<Env>();
  app.use(loopbackOnly);
  const sides = sidesCompiler(configDir);
  const schemaAt = schemaReader(configDir);
  const shared = { reportPath: REPORT_PATH, dev: options.dev };

  app.get('/', async (c) => {
    const html = await editor.html('index');
    if (html === undefined) return c.text('The editor is not built. Run: npm run build\n', 503, NO_STORE);
    return c.html(html, 200, { ...NO_STORE, ...pageHeaders({ ...shared, frames: [SELF], images: [] }) });
  });
  app.get('/frame', async (c) => {
    const html = await editor.html('frame');
    if (html === undefined) return c.notFound();
    const origins = platform.origins(c.var.merchant ?? '');
    return c.html(html, 200, { ...NO_STORE, ...pageHeaders({ ...shared, ...origins, providers: true, framedBy: [SELF] }) });
  });
  app.get('/assets/*', async (c) => {
    const path = c.req.path.slice('/editor'.length);
    const file = await editor.file(path);
    return file === undefined ? c.notFound() : sendStored(c.req.raw, file, cacheControlOf(path));
  });

  app.get('/workspace/:merchant?', async (c) => {
    const code = merchants.codes().find((known) => known === c.req.param('merchant')) ?? c.var.merchant ?? merchants.codes()[0] ?? '';
    const languages = merchants.get(code)?.artefact.merchant.languages ?? [];
    const workspace: Workspace = { merchants: merchants.codes(), merchant: code, files: await filesOf(configDir, code, languages) };
    return c.json(workspace, 200, NO_STORE);
  });
  app.get('/schema/*', async (c) => {
    const schema = await schemaAt(c.req.path.slice('/editor/schema/'.length));
    return schema === undefined ? c.notFound() : c.body(schema, 200, { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE });
  });
  app.post('/compile', limited(LARGEST_EDIT), async (c) => {
    const body = v.safeParse(compileBody, await c.req.json().catch(() => undefined));
    if (!body.success || !merchants.codes().includes(body.output.merchant)) {
      return c.text('Expected { "merchant": a known code, "files": { path: text } }\n', 400, NO_STORE);
    }
    return c.json(await compileEdited(sides, body.output.merchant, body.output.files), 200, NO_STORE);
  });
  app.route('/', publishRoutes(parts, sides));
  return app;
}
