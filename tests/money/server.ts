/**
 * A gateway with its games in a process of its own, on a database file, for tests that kill it. `tsx server.ts <file> <port> <ahead>`;
 * says `ready` once it answers. Its clock is this machine's, so many milliseconds ahead.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { createGames, createGateway, openDatabase, systemRandom } from '#gateway/api/index.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { seedOf } from '#gateway/web/seeds.ts';

const [, , file = '', port = '', ahead = ''] = process.argv;

/** As low as scrypt goes: nobody attacks this one. */
const PASSWORD_COST = 16;

/** Contracts' salaries are money that nobody here asked for: none falls due within an hour. */
const REAL_TIME_SETTLE_MS = 3_600_000;

const { release } = await compilerOf(join(import.meta.dirname, '../../config')).compile('demo');
if (release === undefined) throw new Error('the merchant has faults');
const gateway = createGateway({
  db: openDatabase(file),
  clock: () => Date.now() + Number(ahead),
  random: systemRandom,
  merchants: [{ ...seedOf(release, process.env), realTimeSettleMs: REAL_TIME_SETTLE_MS }],
  gamesOrigin: `http://127.0.0.1:${port}`,
  passwordCost: PASSWORD_COST,
  log: ({ call, error }) => {
    if (error !== undefined) process.stderr.write(`${call}: ${error}\n`);
  },
});
await gateway.ready('demo');
const games = createGames({ gateway });

/** Both hosts on one port: the games' calls are those below `/api/`. */
const listener = getRequestListener(async (request, { incoming }) =>
  new URL(request.url).pathname.startsWith('/api/')
    ? games.fetch(request)
    : gateway.fetch(request, { incoming, clientAddress: request.headers.get('X-Forwarded-For') ?? '' }),
);
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1', () => console.log('ready'));
