import { Hono, type Context } from 'hono';

import { FAULTS_PATH } from './faultReports.ts';
import { MEASURES_PATH } from './measures.ts';
import { limited, NO_STORE, type AppParts, type Env } from './parts.ts';
import { REPORT_PATH } from './policy.ts';

const LARGEST_REPORT = 64 * 1024;
/** Maximum size of a page's report, in bytes. */
const LARGEST_FAULT = 4 * 1024;

const UNANSWERED = 'The platform at GATEWAY_URL does not answer. Check that it runs and that this server can reach it.';

const tooMany = (c: Context<Env>) => c.text('Too many reports.\n', 429, { 'Retry-After': '60' });

/** Health and readiness, CSP violation reports, and reports by pages. */
export function opsRoutes({
  merchants,
  platform,
  reports,
  faultReports,
  measures,
  options,
  isReady,
  onViolation,
  onPageFault,
}: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    const withoutConfig = merchants.codes().filter((code) => merchants.get(code) === undefined);
    const isAnswering = await platform.isAnswering();
    const ok = isReady() && withoutConfig.length === 0 && isAnswering;
    const why = { withoutConfig, ...(!isAnswering && { reason: UNANSWERED }) };
    return c.json(ok ? { ok } : { ok, ...why }, ok ? 200 : 503, NO_STORE);
  });

  app.post(REPORT_PATH, limited(LARGEST_REPORT), async (c) => {
    if (!reports.allows(c.var.sender.address)) return tooMany(c);
    const violation = reports.add(await c.req.text());
    if (violation !== undefined) onViolation(violation);
    return c.body(null, 204);
  });
  /** Handler for reports of this server's merchants; `add` returns whether the report is valid. */
  const takes = (add: (report: unknown) => boolean) => async (c: Context<Env>) => {
    if (!faultReports.allows(c.var.sender.address)) return tooMany(c);
    // Cross-origin pages can post plain text anywhere, but JSON only with CORS permission, which is not given here.
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.text('A report is JSON.\n', 415);
    return add(await c.req.json().catch(() => undefined)) ? c.body(null, 204) : c.text('This is no report.\n', 400);
  };
  const takesFault = takes((report) => {
    const fault = faultReports.add(report);
    if (fault !== undefined) onPageFault(fault);
    return fault !== undefined;
  });
  app.post(FAULTS_PATH, limited(LARGEST_FAULT), takesFault);
  app.post(MEASURES_PATH, limited(LARGEST_FAULT), takes(measures.add));

  app.get('/dev/measures', (c) =>
    c.var.sender.isLocal && !options.production
      ? c.json({ success: true, value: measures.list(c.req.query('merchant')) }, 200, NO_STORE)
      : c.notFound(),
  );
  app.get('/dev/page-faults', (c) =>
    c.var.sender.isLocal && !options.production
      ? c.json({ success: true, value: faultReports.list(c.req.query('merchant')) }, 200, NO_STORE)
      : c.notFound(),
  );
  app.get('/dev/csp-reports', (c) => (c.var.sender.isLocal && !options.production ? c.json(reports.list(), 200, NO_STORE) : c.notFound()));
  return app;
}
