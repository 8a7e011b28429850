import type { MiddlewareHandler } from 'hono';
import type { Connection } from '../api/faults.ts';

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK_ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `Sec-Fetch-Site` of other origins: another port of this machine is same-site, but not same-origin. */
const OTHERS: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/**
 * Admits only this machine's own pages and tools. The caller's address excludes other machines; `Host` excludes DNS
 * rebinding; `Origin` and `Sec-Fetch-Site` exclude other pages open in the same browser. A production process has no
 * panel at all.
 */
export const loopbackOnly: MiddlewareHandler<{ Bindings: Connection }> = async (c, next) => {
  const { hostname, host } = new URL(c.req.url);
  const address = c.env.incoming?.socket.remoteAddress;
  const origin = c.req.header('origin');
  const allowed =
    process.env['NODE_ENV'] !== 'production' &&
    LOOPBACK_HOSTS.has(hostname) &&
    (address === undefined || LOOPBACK_ADDRESSES.has(address)) &&
    (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) &&
    !OTHERS.has(c.req.header('sec-fetch-site') ?? '');
  if (!allowed) return c.json({ success: false, errorCode: 'dev.refused', message: 'The control panel answers on loopback only.' }, 403);
  await next();
};
