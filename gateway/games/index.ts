import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { GAME_KINDS } from '../api/gameKinds.ts';
import type { RunningGateway } from '../api/app.ts';
import { systemRandom } from '../api/random.ts';
import type { Random } from '../api/random.ts';
import { emblemPicture } from '../art/emblemPicture.ts';
import { choiceOf, decide } from './rules.ts';

export interface GamesOptions {
  /** Only its wallet is used: a games host has tokens and amounts, but no accounts. */
  readonly gateway: Pick<RunningGateway, 'wallet'>;
  /** Randomness of rounds. */
  readonly random?: Random;
}

const ASSETS = {
  'frame.js': 'text/javascript; charset=utf-8',
  'game.css': 'text/css; charset=utf-8',
  'slots.js': 'text/javascript; charset=utf-8',
  'fish.js': 'text/javascript; charset=utf-8',
  'cards.js': 'text/javascript; charset=utf-8',
  'chat.css': 'text/css; charset=utf-8',
} as const;

const openBody = v.object({ token: v.pipe(v.string(), v.maxLength(128)) });
const closeBody = v.object({ session: v.pipe(v.string(), v.maxLength(128)) });
const roundBody = v.object({
  session: v.pipe(v.string(), v.maxLength(128)),
  roundId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'Must be an id of 8 to 64 characters')),
  kind: v.picklist(GAME_KINDS),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choice: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
});

/**
 * The demo games, for a separate host: three pages and their calls, and the window of the demo chat. The launch token
 * is in the URL fragment and is redeemed on opening; every round is decided here and settled in the gateway's ledger.
 */
export function createGames({ gateway: { wallet }, random = systemRandom }: GamesOptions): Hono {
  const app = new Hono();
  const page = readFileSync(join(import.meta.dirname, 'pages', 'game.html'), 'utf8');

  app.use('*', bodyLimit({ maxSize: 4096 }));
  app.get('/healthz', (c) => c.text('ok'));

  for (const [file, contentType] of Object.entries(ASSETS)) {
    const text = readFileSync(join(import.meta.dirname, 'pages', file), 'utf8');
    app.get(`/assets/${file}`, (c) =>
      c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }),
    );
  }

  app.get('/assets/emblem/:family{[a-z]{1,12}}/:file{[a-z]{1,12}\\.svg}', (c) => {
    const { family, file } = c.req.param();
    return c.body(emblemPicture(file.replace('.svg', ''), family), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });

  const chat = readFileSync(join(import.meta.dirname, 'pages', 'chat.html'), 'utf8');
  app.get('/chat', (c) =>
    c.html(chat, 200, { 'Content-Security-Policy': CHAT_POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }),
  );

  for (const kind of GAME_KINDS) {
    app.get(`/play/${kind}`, (c) => {
      const site = c.req.query('site') ?? '';
      const headers = {
        'Content-Security-Policy': policyFor(wallet.knowsSite(site) ? site : "'none'"),
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      };
      return c.html(page.replaceAll('{kind}', kind), 200, headers);
    });
  }

  app.post('/api/open', async (c) => {
    const body = v.safeParse(openBody, await c.req.json().catch(() => undefined));
    const game = body.success ? wallet.open(body.output.token) : undefined;
    return game === undefined ? c.json({ error: 'launch' }, 403) : c.json(game);
  });

  app.post('/api/round', async (c) => {
    const body = v.safeParse(roundBody, await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ error: 'request' }, 400);
    const { kind, session, roundId, stake } = body.output;
    const choice = choiceOf(kind, body.output.choice);
    if (choice === undefined) return c.json({ error: 'request' }, 400);
    const played = wallet.play({ session, roundId, kind, stake, decide: () => decide(choice, stake, random) });
    if (typeof played === 'string') return c.json({ error: played }, played === 'session' ? 403 : 409);
    if ('held' in played) {
      const { held, ...why } = played;
      return c.json({ error: held, ...why }, 409);
    }
    return c.json(played);
  });

  // Sent while the page unloads, so it cannot wait for a response.
  app.post('/api/close', async (c) => {
    const body = v.safeParse(closeBody, await c.req.json().catch(() => undefined));
    if (body.success) wallet.close(body.output.session);
    return c.body(null, 204);
  });

  return app;
}

/** A page of text: its style, and nothing else. */
const CHAT_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Same-origin resources only, nothing inline, framed only by the site that launched it. */
function policyFor(site: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${site}`,
  ].join('; ');
}
