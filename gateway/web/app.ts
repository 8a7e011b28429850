import { Hono } from 'hono';

import { EDITOR } from '#site/editor/protocol.ts';
import { around, endings } from './around.ts';
import { configRoutes } from './configRoutes.ts';
import { opsRoutes } from './opsRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { LARGEST_BODY, limited, type AppParts, type Env } from './parts.ts';
import { isUnder } from './platform.ts';
import { loopbackAccess } from './editor/auth/operator.ts';
import { editorRoutes } from './editor/routes.ts';
import { providerRoutes } from './providers.ts';
import { proxyWatch } from './proxyWatch.ts';
import { forPlatform } from './sender.ts';

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
    app.route(EDITOR, editorRoutes(parts, loopbackAccess));
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
  endings(app);
  return app;
}
