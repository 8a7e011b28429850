import { Hono } from 'hono';

import { limited, NO_STORE, type AppParts, type Env } from './parts.ts';
import { REPORT_PATH } from './policy.ts';

const LARGEST_REPORT = 64 * 1024;

/** Whether the server lives and is ready, and what browsers report of the policy. */
export function opsRoutes({ merchants, reports, options, isReady, onViolation }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', (c) => {
    const withoutConfig = merchants.codes().filter((code) => merchants.get(code) === undefined);
    const ok = isReady() && withoutConfig.length === 0;
    return c.json(ok ? { ok } : { ok, withoutConfig }, ok ? 200 : 503, NO_STORE);
  });

  app.post(REPORT_PATH, limited(LARGEST_REPORT), async (c) => {
    const violation = reports.add(await c.req.text());
    if (violation !== undefined) onViolation(violation);
    return c.body(null, 204);
  });
  app.get('/dev/csp-reports', (c) => (c.var.sender.isLocal && !options.production ? c.json(reports.list(), 200, NO_STORE) : c.notFound()));
  return app;
}
