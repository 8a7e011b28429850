/** Two hundred players at once for five minutes, over HTTP: playing, moving money, registering, depositing and withdrawing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { seeded } from '../../random.ts';
import type { Random } from '../../random.ts';
import { PAYMENT_PASSWORD, send } from '../../contract/support.ts';
import { faultsOf } from '../../money/books.ts';
import { enter, OPERATIONS } from '../../money/player.ts';
import type { Player } from '../../money/player.ts';
import { gatewayProcess } from '../../money/process.ts';
import { quantile, type Figure } from './figure.ts';

const PLAYERS = 200;
const LASTS_MS = 300_000;
/** Between two things that a player does, on average: nobody is faster. */
const THINKS_MS = 1_000;
/** What 95 of 100 answers may take: the gateway is a reference on two cores, which the players share with it. */
const BAR_MS = 500;

/** Refusals that are right: the money is not there, more is asked for than may be (at once or in a day), or orders wait for the desk. */
const EXPECTED: ReadonlySet<string> = new Set([
  'wallet.balance.insufficient',
  'amount.invalid',
  'insufficient',
  'deposit.pending.too.many',
  'withdraw.daily.count',
]);

/** Something a player does: none where it happened, else why it did not. */
type Deed = (player: Player, random: Random) => Promise<string | undefined>;

/** All but transfers along a line: these players have none. */
const fromLedger: readonly Deed[] = Object.entries(OPERATIONS)
  .filter(([name]) => name !== 'alongTheLine')
  .map(([, plan]) => async (player, random) => {
    const outcome = await plan(player, random)();
    return 'refused' in outcome ? outcome.refused : undefined;
  });

const refusalOf = ({ success, errorCode }: { readonly success: boolean; readonly errorCode?: string | undefined }) =>
  success ? undefined : (errorCode ?? 'unknown');

const deposit: Deed = async ({ platform, token }, random) =>
  refusalOf(await send(platform, calls.createDeposit, { channelId: 'qr', amount: 10_000 + random.below(50_000) }, { token }));

const withdraw: Deed = async ({ platform, token }, random) => {
  const number = String(100_000_000_000 + random.below(800_000_000_000));
  const card = { bankCode: 'BAYANI', holderName: 'Reyna Cruz', number, paymentPassword: PAYMENT_PASSWORD };
  const added = await send(platform, calls.addBankCard, card, { token });
  if (!added.success) return refusalOf(added);
  const { cardId } = added.value;
  const order = { cardId, amount: 10_000 + random.below(50_000), paymentPassword: PAYMENT_PASSWORD };
  const asked = await send(platform, calls.createWithdrawal, order, { token });
  await send(platform, calls.removeBankCard, { cardId, paymentPassword: PAYMENT_PASSWORD }, { token });
  return refusalOf(asked);
};

const register: Deed = async ({ platform }, random) => {
  const username = `load${random.below(2_000_000_000).toString(36)}`;
  return refusalOf(await send(platform, calls.registerMember, { username, password: 'Sunrise2026', registerMethod: 'WEB' }));
};

const look: Deed = async ({ platform, token }) => refusalOf(await send(platform, calls.balance, {}, { token }));

/** As often as players do it: they mostly play and look at what they have. */
const DEEDS: readonly Deed[] = [...fromLedger, ...fromLedger, look, look, look, look, deposit, withdraw, register];

export async function load(): Promise<readonly Figure[]> {
  const home = mkdtempSync(join(tmpdir(), 'playfront-load-'));
  const file = join(home, 'load.db');
  const gateway = await gatewayProcess(file);
  await gateway.start();
  try {
    const players: Player[] = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const name = `team${String(index + 1).padStart(3, '0')}`;
      const player = await enter(gateway.platformFrom(`10.0.${index >> 7}.${(index % 128) + 1}`), name);
      players.push({ ...player, line: [] });
    }
    const until = performance.now() + LASTS_MS;
    const [times, faults]: [number[], string[]] = [[], []];
    await Promise.all(players.map((player, index) => play(player, seeded(index), { until, times, faults })));
    await gateway.kill();
    const db = openDatabase(file);
    faults.push(...faultsOf(db, 'demo'));
    db.close();
    const perSecond = (times.length / (LASTS_MS / 1000)).toFixed(0);
    return [
      {
        name: `things that went wrong while ${PLAYERS} played`,
        ...(faults.length > 0 && { detail: [...new Set(faults)].join(', ') }),
        value: faults.length,
        bar: 0,
        unit: 'faults',
      },
      {
        name: `95 of 100 things that ${PLAYERS} players did`,
        detail: `${perSecond} a second`,
        value: quantile(times, 0.95),
        bar: BAR_MS,
        unit: 'ms',
      },
    ];
  } finally {
    await gateway.kill();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Played {
  readonly until: number;
  readonly times: number[];
  readonly faults: string[];
}

async function play(player: Player, random: Random, { until, times, faults }: Played): Promise<void> {
  while (performance.now() < until) {
    await new Promise((resolve) => {
      setTimeout(resolve, random.below(2 * THINKS_MS));
    });
    const started = performance.now();
    try {
      const refused = await random.pick(DEEDS)(player, random);
      if (refused !== undefined && !EXPECTED.has(refused)) faults.push(refused);
    } catch (error) {
      faults.push(String(error));
    }
    times.push(performance.now() - started);
  }
}
