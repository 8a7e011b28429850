import type { Context, MiddlewareHandler } from 'hono';

import { EDITOR } from '#site/editor/protocol.ts';
import { cookieOf } from '../../merchantOf.ts';
import { NO_STORE } from '../../parts.ts';
import { isUnder } from '../../platform.ts';
import type { EditorEnv } from './operator.ts';
import { entryOf, readOperators, roleAt } from './operatorsFile.ts';
import type { Sessions } from './sessions.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Refuses what another page has sent: writes by `Origin`, everything but a visit by fetch metadata. */
export function ownPagesOnly(origin: string): MiddlewareHandler<EditorEnv> {
  return async (c, next) => {
    const isRead = READS.has(c.req.method);
    const site = c.req.header('sec-fetch-site');
    const isVisit = isRead && c.req.header('sec-fetch-mode') === 'navigate';
    const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isVisit;
    if (!isOwn || (!isRead && c.req.header('origin') !== origin))
      return c.text('Only the editor’s own pages may ask this.\n', 403, NO_STORE);
    await next();
  };
}

/** Admits operators who have signed in and are still in the file; others are sent to sign in, and return afterwards. */
export function signedInOnly(sessions: Sessions, cookie: string, operatorsFile: string): MiddlewareHandler<EditorEnv> {
  return async (c, next) => {
    const token = cookieOf(c.req.raw, cookie);
    const name = token === undefined ? undefined : sessions.operatorOf(token);
    // Read at each request: who is removed from it, or gets another role, has it at once.
    const entry = name === undefined ? undefined : entryOf(await readOperators(operatorsFile), name);
    if (name === undefined || !entry) return signInFirst(c);
    c.set('operator', { name, roleAt: (merchant) => roleAt(entry, merchant) });
    await next();
  };
}

function signInFirst(c: Context<EditorEnv>) {
  const isPage = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
  if (!isPage) return c.text('Sign in first.\n', 401, NO_STORE);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/sign-in?${new URLSearchParams({ to: pathname + search }).toString()}`);
}

/** The path to go on to after signing in: of the editor, whatever the address says. */
export function pathAfter(to: string | undefined, origin: string): string {
  if (to === undefined || !URL.canParse(to, origin)) return EDITOR;
  const url = new URL(to, origin);
  return url.origin === origin && isUnder(url.pathname, [EDITOR]) ? url.pathname + url.search : EDITOR;
}
