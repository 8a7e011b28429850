import { Hono } from 'hono';
import * as v from 'valibot';

import { compileBody, type Refusal, type SignedIn, type Workspace } from '#site/editor/protocol.ts';
import { limited, NO_STORE, type AppParts } from '../parts.ts';
import { pageHeaders, REPORT_PATH } from '../policy.ts';
import { cacheControlOf } from '../siteFiles.ts';
import { sendStored } from '../stored.ts';
import { may, type EditorAccess, type EditorEnv } from './auth/operator.ts';
import { compileEdited, sidesCompiler } from './compile.ts';
import { draftRoutes } from './draftRoutes.ts';
import type { EditorSite } from './pages.ts';
import { LARGEST_EDIT, publishRoutes } from './publishRoutes.ts';
import { filesOf, schemaReader } from './workspace.ts';

const SELF = "'self'";

/** The files that the editor's pages load. */
export function editorAssets(editor: EditorSite): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  app.get('/assets/*', async (c) => {
    const path = c.req.path.slice('/editor'.length);
    const file = await editor.file(path);
    return file === undefined ? c.notFound() : sendStored(c.req.raw, file, cacheControlOf(path));
  });
  return app;
}

/**
 * The operators' live editor [CFG-17]: its page, the page that it frames, the compiler for unsaved files, and what saves and
 * publishes them.
 */
export function editorRoutes(parts: AppParts, access: EditorAccess): Hono<EditorEnv> {
  const { merchants, platform, options, configDir, editor } = parts;
  const { records } = access;
  const app = new Hono<EditorEnv>();
  app.use(access.guard);
  const sides = sidesCompiler(configDir);
  const schemaAt = schemaReader(configDir);
  const shared = { reportPath: REPORT_PATH, dev: options.dev };
  /** The merchants that an operator may see. */
  const codesFor = ({ operator }: EditorEnv['Variables']) => merchants.codes().filter((code) => may(operator, code, 'viewer'));

  app.get('/', async (c) => {
    const html = await editor.html('index');
    if (html === undefined) return c.text('The editor is not built. Run: npm run build\n', 503, NO_STORE);
    return c.html(html, 200, { ...NO_STORE, ...pageHeaders({ ...shared, frames: [SELF], images: [] }) });
  });
  app.get('/frame', async (c) => {
    const html = await editor.html('frame');
    if (html === undefined) return c.notFound();
    const code = codesFor(c.var).find((known) => known === c.req.query('merchant')) ?? c.var.merchant ?? '';
    // Third parties' documents are of the site's own origin, where their scripts would have the session of who is signed in.
    const providers = c.var.operator.name === undefined;
    return c.html(html, 200, { ...NO_STORE, ...pageHeaders({ ...shared, ...platform.origins(code), providers, framedBy: [SELF] }) });
  });
  app.route('/', editorAssets(editor));

  app.get('/workspace/:merchant?', async (c) => {
    const codes = codesFor(c.var);
    const code = codes.find((known) => known === c.req.param('merchant')) ?? codes.find((known) => known === c.var.merchant) ?? codes[0];
    if (code === undefined) return c.json({ message: 'You have no role at any merchant.' } satisfies Refusal, 403, NO_STORE);
    const languages = merchants.get(code)?.artefact.merchant.languages ?? [];
    const files = await filesOf(configDir, code, languages);
    const { name } = c.var.operator;
    const role = c.var.operator.roleAt(code);
    const signedIn: SignedIn | undefined =
      name !== undefined && role !== undefined && records ? { name, role, draft: records.drafts.latest(code, name) } : undefined;
    return c.json({ merchants: codes, merchant: code, files, ...(signedIn && { signedIn }) } satisfies Workspace, 200, NO_STORE);
  });
  app.get('/schema/*', async (c) => {
    const schema = await schemaAt(c.req.path.slice('/editor/schema/'.length));
    return schema === undefined ? c.notFound() : c.body(schema, 200, { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE });
  });
  app.post('/compile', limited(LARGEST_EDIT), async (c) => {
    const body = v.safeParse(compileBody, await c.req.json().catch(() => undefined));
    if (!body.success || !codesFor(c.var).includes(body.output.merchant)) {
      return c.text('Expected { "merchant": a known code, "files": { path: text } }\n', 400, NO_STORE);
    }
    return c.json(await compileEdited(sides, body.output.merchant, body.output.files), 200, NO_STORE);
  });
  app.route('/', publishRoutes(parts, sides, records));
  if (records) app.route('/', draftRoutes(records.drafts));
  return app;
}
