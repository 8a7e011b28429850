import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';

import { PASSWORD_COST, type Database } from '#gateway/api/index.ts';
import { signInBody, type Refusal, type SignInWays } from '#site/editor/protocol.ts';
import type { EditorOriginOptions } from '../../options.ts';
import { limited, NO_STORE } from '../../parts.ts';
import { pageHeaders, REPORT_PATH } from '../../policy.ts';
import { createSenderLimit } from '../../senderLimit.ts';
import type { EditorSite } from '../pages.ts';
import type { AuditLog } from './auditLog.ts';
import { pathAfter } from './guard.ts';
import { CALLBACK_PATH, FLOW_MS, OpenIdError, type OpenId } from './openId.ts';
import type { EditorEnv } from './operator.ts';
import { entryOf, readOperators } from './operatorsFile.ts';
import { checkPassword } from './password.ts';
import type { Sessions } from './sessions.ts';

const LARGEST_SIGN_IN = 4 * 1024;

interface SignInParts {
  readonly options: EditorOriginOptions;
  readonly dev: boolean;
  readonly editor: EditorSite;
  readonly db: Database;
  readonly now: () => number;
  readonly sessions: Sessions;
  readonly audit: AuditLog;
  readonly openId: OpenId | undefined;
}

/** Names of the cookies of an origin: bound to exactly this host where there is https. */
export function cookiesOf({ origin }: EditorOriginOptions) {
  const secure = origin.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  // A sign-in at a provider comes back from another site, which `Strict` would not send it on.
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return { session: `${prefix}editor-session`, flow: `${prefix}editor-openid`, attributes };
}

/** Signing in and out [EDT-11]: by an OpenID provider, or a password and the code of an authenticator app. */
export function signInRoutes({ options, dev, editor, db, now, sessions, audit, openId }: SignInParts): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  const cookies = cookiesOf(options);
  const begun = createSenderLimit(now);
  const operators = () => readOperators(options.operatorsFile);

  app.get('/sign-in', async (c) => {
    const html = await editor.html('signIn');
    if (html === undefined) return c.text('The editor is not built. Run: npm run build\n', 503, NO_STORE);
    return c.html(html, 200, { ...NO_STORE, ...pageHeaders({ reportPath: REPORT_PATH, dev, frames: [], images: [] }) });
  });
  app.get('/sign-in/ways', async (c) => {
    const hasPassword = Object.values((await operators()).operators).some(({ password }) => password !== undefined);
    return c.json({ openId: openId !== undefined, password: hasPassword } satisfies SignInWays, 200, NO_STORE);
  });
  app.post('/sign-in', limited(LARGEST_SIGN_IN), async (c) => {
    const body = v.safeParse(signInBody, await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ message: 'Give a name, a password and a code.' } satisfies Refusal, 400, NO_STORE);
    const { name } = body.output;
    const { address } = c.var.sender;
    const outcome = await checkPassword({ db, now, passwordCost: PASSWORD_COST, address }, entryOf(await operators(), name), body.output);
    if (outcome === 'tooMany') {
      return c.json({ message: 'Too many attempts. Try again in an hour.' } satisfies Refusal, 429, NO_STORE);
    }
    if (outcome === 'wrong') {
      return c.json({ message: 'Name, password or code is wrong. A code works once: wait for the next.' } satisfies Refusal, 401, NO_STORE);
    }
    setCookie(c, cookies.session, sessions.start(name), cookies.attributes);
    audit.add({ operator: name, did: 'signIn', what: `password, from ${address}` });
    return c.body(null, 204, NO_STORE);
  });

  app.get('/sign-in/openid', async (c) => {
    if (!openId) return c.notFound();
    // Each stores a row before it is known who asks.
    if (!begun.allows(c.var.sender.address)) return c.text('Too many attempts. Try again in a minute.\n', 429, NO_STORE);
    try {
      const { address, token } = await openId.begin(pathAfter(c.req.query('to'), options.origin));
      setCookie(c, cookies.flow, token, { ...cookies.attributes, maxAge: FLOW_MS / 1000 });
      return c.redirect(address);
    } catch (error) {
      return refusedBy(error, (problem) => c.redirect(`/sign-in?problem=${problem}`));
    }
  });
  app.get(CALLBACK_PATH, async (c) => {
    if (!openId) return c.notFound();
    const token = getCookie(c, cookies.flow) ?? '';
    deleteCookie(c, cookies.flow, cookies.attributes);
    try {
      const { name, toPath } = await openId.finish(token, new URL(CALLBACK_PATH + new URL(c.req.url).search, options.origin));
      if (!entryOf(await operators(), name)) return c.redirect(`/sign-in?${new URLSearchParams({ problem: 'unknown', name }).toString()}`);
      setCookie(c, cookies.session, sessions.start(name), cookies.attributes);
      audit.add({ operator: name, did: 'signIn', what: `OpenID, from ${c.var.sender.address}` });
      return c.redirect(toPath);
    } catch (error) {
      return refusedBy(error, (problem) => c.redirect(`/sign-in?problem=${problem}`));
    }
  });

  app.post('/sign-out', (c) => {
    const token = getCookie(c, cookies.session);
    if (token !== undefined) sessions.end(token);
    deleteCookie(c, cookies.session, cookies.attributes);
    return c.body(null, 204, NO_STORE);
  });
  return app;
}

/** Says on the server's terminal why, and on the sign-in page that it did not work; any other error is thrown on. */
function refusedBy(error: unknown, refuse: (problem: 'openid') => Response): Response {
  if (!(error instanceof OpenIdError)) throw error;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`Sign-in to the editor: ${error.message}${cause}\n`);
  return refuse('openid');
}
