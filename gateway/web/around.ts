import type { Context, Hono, MiddlewareHandler } from 'hono';

import { printableLines } from '#site/assembler/compiler/printable.ts';
import { merchantOf } from './merchantOf.ts';
import { NO_STORE, type AppParts, type Env } from './parts.ts';
import { commonHeaders, dataPolicy } from './policy.ts';
import { statusOfFailure } from './remote.ts';
import { senderOf } from './sender.ts';
import { compressed } from './stored.ts';

/**
 * Wraps every request: determines sender and merchant, and adds compression, common headers and the log line to the
 * response.
 */
export function around({ options, merchants, log }: AppParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    const sender = senderOf(c.req.raw, c.env, options.trustProxy);
    const { code: merchant, cookie } = merchantOf(c.req.raw, merchants, options);
    c.set('sender', sender);
    c.set('merchant', merchant);
    await next();
    await compress(c);
    // Hono answers HEAD as GET and drops the body unread, which would leave a stream open forever.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries({ ...commonHeaders, 'Content-Security-Policy': dataPolicy })) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('X-Request-Id', sender.id);
    if (cookie !== undefined) headers.append('Set-Cookie', cookie);
    const ms = Math.round(performance.now() - started);
    log.write({ id: sender.id, address: sender.address, merchant, method: c.req.method, path: c.req.path, status, ms });
  };
}

/**
 * Compresses the response. If the platform's response aborts while it is read, responds like for an unreachable
 * platform.
 */
async function compress(c: Context<Env>): Promise<void> {
  try {
    c.res = await compressed(c.req.raw, c.res);
  } catch (error) {
    // Discards the aborted response with its headers.
    c.res = undefined;
    c.res = new Response(null, { status: statusOfFailure(error), headers: NO_STORE });
  }
}

/** Answers for unknown paths and for errors, which are written to the terminal. */
export function endings<E extends Env>(app: Hono<E>): void {
  app.notFound((c) => c.text('Not found\n', 404, NO_STORE));
  app.onError((error, c) => {
    const { id } = c.var.sender;
    process.stderr.write(`${printableLines(`${id} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)}\n`);
    return c.text(`Something went wrong. Please try again. (${id})\n`, 500, NO_STORE);
  });
}
