import { mkdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { createGames, createGateway, FIREBASE_PREFIXES, openDatabase, SEED_PASSWORD, systemRandom } from '#gateway/api/index.ts';
import { printableLines } from '#site/assembler/compiler/printable.ts';
import { flattenWhitelabel } from '#site/assembler/runtime/flags.ts';
import { listen, type Listening } from './listen.ts';
import type { Merchants } from './merchants.ts';
import type { ServerOptions } from './options.ts';
import { CALL_PREFIXES, type Platform } from './platform.ts';
import { seedOf } from './seeds.ts';

export interface Embedded {
  readonly platform: Platform;
  readonly games: Listening;
  /** Password of every seeded account. */
  readonly password: string;
}

/** The database file and SQLite's journal files. */
const DATABASE_FILES = ['gateway.db', 'gateway.db-wal', 'gateway.db-shm'];

const notYet: RequestListener = (_request, response) => void response.writeHead(503).end();

/** The reference gateway in this process, with its state in a file and its demo games on a separate host. */
export async function embeddedPlatform(options: ServerOptions, merchants: Merchants): Promise<Embedded> {
  const { clock = Date.now } = options;
  await mkdir(options.dataDir, { recursive: true });
  const files = DATABASE_FILES.map((name) => join(options.dataDir, name));
  if (options.reset) await Promise.all(files.map((file) => rm(file, { force: true })));

  // The games server starts first: port 0 is resolved only once it listens, and the gateway writes the port into launch
  // URLs.
  let serveGames = notYet;
  const games = await listen(options.host, options.gamesPort, (request, response) => serveGames(request, response));
  const gamesOrigin = options.gamesOrigin ?? `http://127.0.0.1:${games.port}`;
  const gateway = createGateway({
    db: openDatabase(join(options.dataDir, 'gateway.db')),
    clock,
    random: systemRandom,
    merchants: merchants
      .codes()
      .flatMap((code) => merchants.get(code) ?? [])
      .map((release) => seedOf(release, process.env)),
    gamesOrigin,
    ...(options.passwordCost !== undefined && { passwordCost: options.passwordCost }),
    // Each request already has its line in the access log; handler errors are logged under the same id.
    log: ({ requestId, call, error }) => {
      if (error !== undefined) process.stderr.write(`${printableLines(`${requestId} ${call}: ${error}`)}\n`);
    },
    say: (line) => void process.stderr.write(`${printableLines(line)}\n`),
  });
  serveGames = getRequestListener(createGames({ gateway }).fetch);

  const platform: Platform = {
    prefixes: [...CALL_PREFIXES, '/art', '/dev', ...(options.production ? [] : FIREBASE_PREFIXES)],
    fetch: (request, bindings) =>
      gateway.fetch(request, {
        ...(bindings && { incoming: bindings.incoming }),
        clientAddress: request.headers.get('X-Forwarded-For') ?? '',
      }),
    async state(merchant) {
      await gateway.ready(merchant);
      const snapshot = gateway.snapshot(merchant);
      if (snapshot === undefined) return { flagsRev: '', rulesRev: '', status: 0, now: clock() };
      const { flagsRev, rulesRev, status, now } = snapshot;
      return { flagsRev: String(flagsRev), rulesRev: String(rulesRev), status, now };
    },
    flags(merchant) {
      const snapshot = gateway.snapshot(merchant);
      return snapshot && flattenWhitelabel([snapshot.whitelabel]);
    },
    origins: () => ({ frames: [gamesOrigin], images: [] }),
    isAnswering: async () => true,
    onChange: (listener) => void gateway.onChange(listener),
    room: (merchant) => gateway.latestMessage(merchant),
    onMessage: (listener) => void gateway.onMessage(listener),
    close: () => gateway.close(),
  };
  return { platform, games, password: SEED_PASSWORD };
}
