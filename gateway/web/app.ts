import { Hono, type Context, type MiddlewareHandler } from 'hono';

import { printableLines } from '#site/assembler/compiler/printable.ts';
import { EDITOR } from '#site/editor/protocol.ts';
import { configRoutes } from './configRoutes.ts';
import { merchantOf } from './merchantOf.ts';
import { opsRoutes } from './opsRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { LARGEST_BODY, limited, NO_STORE, type AppParts, type Env } from './parts.ts';
import { isUnder } from './platform.ts';
import { commonHeaders, dataPolicy } from './policy.ts';
import { editorRoutes } from './editor/routes.ts';
import { providerRoutes } from './providers.ts';
import { proxyWatch } from './proxyWatch.ts';
import { statusOfFailure } from './remote.ts';
import { forPlatform, senderOf } from './sender.ts';
import { compressed } from './stored.ts';

/** The routes of the web server. */
export function createApp(parts: AppParts): Hono<Env> {
  const { options, platform } = parts;
  const app = new Hono<Env>();
  app.use(around(parts));
  app.use(limited(LARGEST_BODY));
  app.route('/', opsRoutes(parts));
  // After the monitoring routes, which are requested without a proxy.
  app.use(proxyWatch(parts));
  app.route('/', configRoutes(parts));
  // Not available in production.
  if (!options.production) {
    app.route(EDITOR, editorRoutes(parts));
    // Its name before; a browser keeps the edits that follow a `#`.
    app.get('/preview', (c) => c.redirect(EDITOR + new URL(c.req.url).search));
  }
  app.use((c, next) =>
    isUnder(c.req.path, platform.prefixes)
      ? Promise.resolve(platform.fetch(forPlatform(c.req.raw, c.var.sender, c.var.merchant), c.env))
      : next(),
  );
  app.route('/', providerRoutes(parts));
  app.route('/', pageRoutes(parts));

  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  app.notFound((c) => c.text('Not found\n', 404, NO_STORE));
  app.onError((error, c) => {
    process.stderr.write(`${printableLines(`${c.var.sender.id} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)}\n`);
    return c.text(`Something went wrong. Please try again. (${c.var.sender.id})\n`, 500, NO_STORE);
  });
  return app;
}

/**
 * Wraps every request: determines sender and merchant, and adds compression, common headers and the log line to the
 * response.
 */
function around({ options, merchants, log }: AppParts): MiddlewareHandler<Env> {
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
