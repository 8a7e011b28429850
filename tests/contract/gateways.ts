/** Gateways for tests, each on a seeded database of its own. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, inject } from 'vitest';

import { createGateway, openDatabase, seededRandom, PROVIDER_STUBS } from '#gateway/api/index.ts';
import type { Fetch, MerchantSeed, RunningGateway } from '#gateway/api/index.ts';
import { type FieldRule } from '#site/api/contract/rules.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';
import { seedNow } from './seedNow.ts';

const START = Date.UTC(2026, 0, 15, 12);

const off: FieldRule = { enabled: false, required: false, minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 };
const name: FieldRule = {
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 1,
};

export const RULES: MerchantSeed['rules'] = {
  ...Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, off])),
  username: name,
  password: { ...name, minLength: 6, acceptedPattern: '*', patternId: 9 },
  email: { ...off, enabled: true, acceptedPattern: '^[^@ ]+@[^@ ]+$', patternId: 3 },
};

const FLAGS = {
  MOBILENUMREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  USERNAMEREG3: true,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: true,
  DIRECTREG3: true,
  CHNGPASSVERIF3: true,
};

export const merchant = (code: string, change: Partial<MerchantSeed> = {}): MerchantSeed => ({
  code,
  languages: ['EN', 'TY'],
  defaultLanguage: 'EN',
  currency: { symbol: '₱', exponent: 2, code: 'PHP' },
  flags: FLAGS,
  rules: RULES,
  providers: PROVIDER_STUBS,
  ...change,
});

/** As low as scrypt goes with any memory: what hashing costs in earnest is asserted, not paid for. */
const PASSWORD_COST = 16;

interface GatewayChoice {
  /** A database file of the test's own; without one it gets a freshly seeded one. */
  readonly file?: string;
  readonly seed?: string;
  readonly merchants?: MerchantSeed[];
  readonly fetch?: Fetch;
  readonly passwordCost?: number;
  readonly say?: (line: string) => void;
}

/** A new copy of what `seed` writes into a database. It is seeded once a run, since seeding takes ten times as long as copying. */
function copyOfSeeded(content: string, seed: (file: string) => void): string {
  const folder = inject('seededFolder');
  const original = join(folder, `${createHash('sha256').update(content).digest('hex')}.db`);
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'gateway.db');
  if (!existsSync(original)) {
    seed(copy);
    // Whole or not there: another worker may be looking for it.
    renameSync(copy, original);
  }
  copyFileSync(original, copy);
  return copy;
}

/** A gateway on a database of its own, whose clock the test moves. */
export function startGateway(
  { file, seed = 'test', merchants = [merchant('demo')], fetch, passwordCost = PASSWORD_COST, say }: GatewayChoice = {},
  clock = { now: START },
): {
  gateway: RunningGateway;
  clock: { now: number };
} {
  const open = (path: string): RunningGateway => {
    const [db, random] = [openDatabase(path), seededRandom(seed)];
    seedNow({ db, random, now: () => clock.now, merchants, passwordCost });
    return createGateway({
      db,
      clock: () => clock.now,
      random,
      merchants,
      gamesOrigin: 'http://127.0.0.1:8081',
      passwordCost,
      ...(fetch && { fetch }),
      ...(say && { say }),
    });
  };
  const copied = () => copyOfSeeded(JSON.stringify([seed, clock.now, merchants]), (path) => open(path).close());
  return { gateway: open(file ?? copied()), clock };
}

/** The gateway of a test file: a fresh one, whose clock stands at the start, before each of its tests. */
export function gatewayOfFile(choice?: Omit<GatewayChoice, 'file'>): ReturnType<typeof startGateway> {
  const clock = { now: START };
  const start = () => startGateway(choice, clock).gateway;
  let current = start();
  afterAll(() => current.close());
  beforeEach(() => {
    current.close();
    clock.now = START;
    current = start();
  });
  const gateway: RunningGateway = {
    fetch: (...request) => current.fetch(...request),
    onChange: (listener) => current.onChange(listener),
    onMessage: (listener) => current.onMessage(listener),
    latestMessage: (code) => current.latestMessage(code),
    ready: (code) => current.ready(code),
    snapshot: (code) => current.snapshot(code),
    wallet: {
      open: (launch) => current.wallet.open(launch),
      play: (round) => current.wallet.play(round),
      balance: (session) => current.wallet.balance(session),
      close: (session) => current.wallet.close(session),
      knowsSite: (origin) => current.wallet.knowsSite(origin),
    },
    close: () => current.close(),
  };
  return { gateway, clock };
}
