import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { fieldRules } from '#site/api/contract/rules.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { authenticatorOf } from '../api/challenges.ts';
import { FAULT_KINDS } from '../api/faults.ts';
import type { Connection, PlannedFault } from '../api/faults.ts';
import { readSnapshot, writeFlags, writeRules, writeStatus } from '../api/merchants.ts';
import type { MakeReady } from '../seed/onDemand.ts';
import { apiReference } from './apiReference.ts';
import { actOnOrder, deskBody, openOrders } from './cashier.ts';
import { loopbackOnly } from './guard.ts';

/** The panel's controls of the running gateway. */
export interface DevTools {
  readonly gateway: Gateway;
  readonly merchants: ReadonlyMap<string, MerchantSeed>;
  readonly makeReady: MakeReady;
  readonly faults: PlannedFault[];
  readonly changed: (merchant: string) => void;
  readonly advanceClock: (milliseconds: number) => void;
  readonly reset: (merchant: MerchantSeed) => void;
}

type Env = { Bindings: Connection; Variables: { merchant: MerchantSeed } };

const statusBody = v.object({ status: v.picklist([0, 1, 2]) });
const flagsBody = v.record(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,40}$/, 'Must be a modId')), v.picklist(['0', '1']));
const vendorsBody = v.record(v.pipe(v.string(), v.maxLength(40)), v.picklist(['up', 'down']));
const clockBody = v.object({ advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const faultBody = v.object({
  call: v.picklist(['*', ...Object.keys(calls)]),
  kind: v.picklist(FAULT_KINDS),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  code: v.optional(v.pipe(v.string(), v.maxLength(80))),
  message: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

/** Where the editor shows these controls. */
const PAGE = '/editor?panel=simulator';

/**
 * The control panel for tests and demonstrations: JSON over HTTP, and the editor's tab that shows the same. The merchant is named
 * by the `Merchant` header or `?merchant=`; optional with a single merchant.
 */
export function devRoutes({ gateway, merchants, makeReady, faults, changed, advanceClock, reset }: DevTools): Hono<Env> {
  const { db, now } = gateway;
  const app = new Hono<Env>();
  app.use('*', loopbackOnly);

  app.get('/', (c) => c.redirect(PAGE));
  app.route('/api', apiReference());
  app.get('/merchants', (c) => done(c, { merchants: [...merchants.keys()], calls: Object.keys(calls), faults: FAULT_KINDS }));

  app.use('*', async (c, next) => {
    const [only] = merchants.size === 1 ? merchants.keys() : [];
    const code = c.req.query('merchant') ?? c.req.header(HEADER.merchant) ?? only ?? '';
    const merchant = merchants.get(code);
    if (merchant === undefined) return failed(c, `Name a merchant: ${[...merchants.keys()].join(', ')}`);
    await makeReady(merchant);
    c.set('merchant', merchant);
    await next();
  });

  app.get('/state', (c) => done(c, { ...readSnapshot(db, c.var.merchant.code, now()), planned: faultsOf(c.var.merchant.code) }));
  app.get('/outbox', (c) => done(c, outbox(c.var.merchant.code)));

  app.post('/reset', (c) => {
    reset(c.var.merchant);
    everyone();
    return done(c, { reset: c.var.merchant.code });
  });
  app.put(
    '/status',
    withBody(statusBody, ({ status }, { code }) => {
      writeStatus(db, code, status);
      changed(code);
    }),
  );
  app.put(
    '/whitelabel',
    withBody(flagsBody, (flags, { code }) => {
      writeFlags(db, code, Object.fromEntries(Object.entries(flags).map(([modId, on]) => [modId, on === '1'])));
      changed(code);
    }),
  );
  app.put(
    '/registration',
    withBody(fieldRules, (rules, { code }) => {
      writeRules(db, code, rules);
      changed(code);
    }),
  );
  // Vendor wallets that respond, and those that do not.
  app.put(
    '/vendor-wallets',
    withBody(vendorsBody, (vendors, { code }) => {
      for (const [vendor, state] of Object.entries(vendors))
        db.run('UPDATE vendors SET wallet_down = ? WHERE merchant = ? AND code = ?', state === 'down' ? 1 : 0, code, vendor);
    }),
  );
  app.post(
    '/clock',
    withBody(clockBody, ({ advanceMs }) => {
      advanceClock(advanceMs);
      everyone();
    }),
  );
  app.post(
    '/faults',
    withBody(faultBody, (fault, { code }) => {
      faults.push({ merchant: code, ...fault });
    }),
  );
  app.get('/cashier', (c) => done(c, { orders: openOrders(db, c.var.merchant) }));
  app.post('/cashier', async (c) => {
    const checked = v.safeParse(deskBody, await c.req.json().catch(() => undefined));
    const acted = checked.success && actOnOrder(db, c.var.merchant, now(), checked.output);
    return acted ? done(c, {}) : failed(c, 'Name an open order by orderNo, and an act that can happen to it.');
  });
  app.delete('/faults', (c) => {
    const others = faults.filter((fault) => fault.merchant !== c.var.merchant.code);
    faults.splice(0, faults.length, ...others);
    return done(c, {});
  });
  return app;

  /** The clock is shared by all merchants. */
  function everyone(): void {
    for (const code of merchants.keys()) changed(code);
  }

  function faultsOf(merchant: string): PlannedFault[] {
    return faults.filter((fault) => fault.merchant === merchant);
  }

  /** Sent messages, the latest first, answers of open captchas, and current codes of authenticator apps. */
  function outbox(merchant: string): unknown {
    return {
      sent: db.all(
        'SELECT kind, recipient, body, code, created_at AS sentAt FROM outbox WHERE merchant = ? ORDER BY id DESC LIMIT 200',
        merchant,
      ),
      captchas: db.all('SELECT id, answer FROM captchas WHERE merchant = ? AND expires_at > ?', merchant, now()),
      authenticators: db
        .all<{ username: string; secret: string }>(
          'SELECT username, totp_secret AS secret FROM accounts WHERE merchant = ? AND totp_secret IS NOT NULL',
          merchant,
        )
        .map(({ username, secret }) => ({ username, code: authenticatorOf(secret).generate({ timestamp: now() }) })),
    };
  }
}

/** A handler that gets the validated body, or responds with the validation error. */
function withBody<Schema extends v.GenericSchema>(schema: Schema, act: (body: v.InferOutput<Schema>, merchant: MerchantSeed) => void) {
  return async (c: Context<Env>): Promise<Response> => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const checked = v.safeParse(schema, body);
    if (!checked.success) return failed(c, checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '));
    act(checked.output, c.var.merchant);
    return done(c, {});
  };
}

function done(c: Context<Env>, value: unknown): Response {
  return c.json({ success: true, value });
}

function failed(c: Context<Env>, message: string): Response {
  return c.json({ success: false, message, errorCode: 'dev.invalid' }, 400);
}
