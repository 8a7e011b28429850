import { Hono } from 'hono';

import { EDITOR } from '#site/editor/protocol.ts';
import { around, endings } from '../around.ts';
import { configRoutes } from '../configRoutes.ts';
import { opsRoutes } from '../opsRoutes.ts';
import type { EditorOriginOptions } from '../options.ts';
import { LARGEST_BODY, limited, NO_STORE, type AppParts } from '../parts.ts';
import { isUnder } from '../platform.ts';
import { forPlatform } from '../sender.ts';
import { cacheControlOf } from '../siteFiles.ts';
import { sendStored } from '../stored.ts';
import { openAuditLog } from './auth/auditLog.ts';
import { openEditorDatabase } from './auth/database.ts';
import { openDrafts } from './auth/drafts.ts';
import { ownPagesOnly, signedInOnly } from './auth/guard.ts';
import { openOpenId } from './auth/openId.ts';
import type { EditorEnv } from './auth/operator.ts';
import { EditorSetupError, readOperators } from './auth/operatorsFile.ts';
import { openSessions } from './auth/sessions.ts';
import { cookiesOf, signInRoutes } from './auth/signInRoutes.ts';
import { editorAssets, editorRoutes } from './routes.ts';

/** The app of the editor's own host. */
export interface EditorOrigin {
  readonly app: Hono<EditorEnv>;
  /** Whether a request is for this host. */
  isFor(request: Request): boolean;
  close(): void;
}

/**
 * The editor on a host of its own [EDT-11]: nothing of it without signing in, and of the site only what its frame reads. Documents
 * of third parties are not served here: their scripts would run on the origin that has the operator's session.
 * @throws EditorSetupError
 */
export async function openEditorOrigin(
  parts: AppParts,
  options: EditorOriginOptions,
  dataDir: string,
  now: () => number,
): Promise<EditorOrigin> {
  const { merchants, platform, editor, site } = parts;
  const { host, hostname } = new URL(options.origin);
  const players = merchants.byDomain(hostname);
  if (players !== undefined) throw new EditorSetupError(`EDITOR_ORIGIN is ${options.origin}, which is the site of ${players}.`);
  await readOperators(options.operatorsFile);
  const db = openEditorDatabase(dataDir);
  const sessions = openSessions(db, now);
  const records = { audit: openAuditLog(db, now), drafts: openDrafts(db, now) };
  const openId = options.openId && openOpenId(options.openId, options.origin, db, now);

  const app = new Hono<EditorEnv>();
  app.use(around(parts));
  app.use(limited(LARGEST_BODY));
  app.route('/', opsRoutes(parts));
  app.use(ownPagesOnly(options.origin));
  app.route('/', signInRoutes({ options, dev: parts.options.dev, editor, db, now, sessions, audit: records.audit, openId }));
  // Built code and fonts are no secret, and the sign-in page is made of them.
  app.route(EDITOR, editorAssets(editor));
  app.get('*', async (c, next) => {
    const file = (await site(c.req.path)).files.get(c.req.path);
    return file === undefined ? next() : sendStored(c.req.raw, file, cacheControlOf(c.req.path));
  });

  const guard = signedInOnly(sessions, cookiesOf(options).session, options.operatorsFile);
  app.route(EDITOR, editorRoutes(parts, { guard, records }));
  app.use(guard);
  app.get('/', (c) => c.redirect(EDITOR));
  app.route('/', configRoutes(parts));
  app.get('*', (c, next) => {
    if (!isUnder(c.req.path, platform.prefixes)) return next();
    const request = forPlatform(c.req.raw, c.var.sender, c.var.merchant);
    // The operator's session is none of the platform's business.
    request.headers.delete('Cookie');
    return Promise.resolve(platform.fetch(request, c.env));
  });
  app.all('*', (c) => c.text('Not found\n', 404, NO_STORE));
  endings(app);
  return { app, isFor: (request) => new URL(request.url).host === host, close: () => db.close() };
}
