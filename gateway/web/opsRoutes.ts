import { Hono } from 'hono';

import { FAULTS_PATH } from './faultReports.ts';
import { limited, NO_STORE, type AppParts, type Env } from './parts.ts';
import { REPORT_PATH } from './policy.ts';

const LARGEST_REPORT = 64 * 1024;
const LARGEST_FAULT = 4 * 1024;

/** Whether the server lives and is ready, what browsers report of the policy, and pages of themselves. */
export function opsRoutes({ merchants, reports, faultReports, options, isReady, onViolation, onPageFault }: AppParts): Hono<Env> {
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
  app.post(FAULTS_PATH, limited(LARGEST_FAULT), async (c) => {
    if (!faultReports.allows(c.var.sender.address)) return c.text('Too many reports.\n', 429, { 'Retry-After': '60' });
    // Pages of other sites can post plain text anywhere, but JSON only where it is let in from them: not here.
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.text('A report is JSON.\n', 415);
    const fault = faultReports.add(await c.req.json().catch(() => undefined));
    if (fault === undefined) return c.text('This is no report.\n', 400);
    onPageFault(fault);
    return c.body(null, 204);
  });

  app.get('/dev/page-faults', (c) =>
    c.var.sender.isLocal && !options.production
      ? c.json({ success: true, value: faultReports.list(c.req.query('merchant')) }, 200, NO_STORE)
      : c.notFound(),
  );
  app.get('/dev/csp-reports', (c) => (c.var.sender.isLocal && !options.production ? c.json(reports.list(), 200, NO_STORE) : c.notFound()));
  return app;
}
