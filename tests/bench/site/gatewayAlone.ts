/** A gateway without a server around it, for what an answer takes by itself: what a player waits for, without the way there. */
import { createGateway, openDatabase, seededRandom } from '#gateway/api/index.ts';
import { createProviderClient } from '#gateway/api/providerClient.ts';
import { openSession } from '#gateway/api/sessions.ts';
import type { MerchantSeed, RunningGateway } from '#gateway/api/index.ts';
import { median } from './figure.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

export const MERCHANT = 'bench';
export const TIME_ZONE = 'Asia/Manila';

const ROUNDS = 7;

const off = { enabled: false, required: false, minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 };
const RULES: MerchantSeed['rules'] = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, off]));

const SEED: MerchantSeed = {
  code: MERCHANT,
  languages: ['EN'],
  defaultLanguage: 'EN',
  currency: { symbol: '$', exponent: 2 },
  flags: {},
  rules: RULES,
  timeZone: TIME_ZONE,
};

export type Database = ReturnType<typeof openDatabase>;

/** What is asked: a name of it, a path, and the rest of the address. */
export type Asked = readonly [name: string, path: string, query: Readonly<Record<string, string>>];

export interface GatewayAlone {
  readonly db: Database;
  /** Number of a seeded account. */
  idOf(username: string): number;
  /** How long a call of an account takes, in milliseconds: the median of a few. */
  time(accountId: number, asked: Asked): Promise<number>;
}

/** Measures on freshly seeded data, which is gone afterwards. */
export async function withGatewayAlone<T>(measure: (gateway: GatewayAlone) => Promise<T>): Promise<T> {
  const db = openDatabase(':memory:');
  const gateway = createGateway({
    db,
    clock: Date.now,
    random: seededRandom('bench'),
    merchants: [SEED],
    gamesOrigin: 'http://127.0.0.1',
    passwordCost: 16,
  });
  await gateway.ready(MERCHANT);
  // No call of it goes out.
  const providers = createProviderClient(fetch, fetch);
  const here = { db, now: Date.now, random: seededRandom('visit'), gamesOrigin: '', providers, passwordCost: 16 };
  const visit = { ...here, clientAddress: '127.0.0.1', userAgent: '' };
  try {
    return await measure({
      db,
      idOf(username) {
        const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', MERCHANT, username);
        if (account === undefined) throw new Error(`There is no account ${username}`);
        return account.id;
      },
      time: (accountId, asked) => time(gateway, openSession(visit, MERCHANT, accountId), asked),
    });
  } finally {
    gateway.close();
  }
}

async function time(gateway: RunningGateway, token: string, [, path, query]: Asked): Promise<number> {
  const samples: number[] = [];
  const address = `http://localhost${path}?${new URLSearchParams(query).toString()}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await gateway.fetch(new Request(address, { headers: { Merchant: MERCHANT, Authorization: token } }));
    const answer: unknown = await response.json();
    samples.push(performance.now() - started);
    if (Object(answer).success !== true) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  }
  return median(samples);
}
