/** Many members move money at once over HTTP while answers get lost and the gateway is killed: nothing is lost, nothing is doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { FULL, seeded } from '../claims/random.ts';
import { dev } from '../contract/support.ts';
import { faultsOf } from './books.ts';
import { enter, moneyOf, OPERATIONS } from './player.ts';
import type { Attempt, Outcome, Player } from './player.ts';
import { gatewayProcess } from './process.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-money-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** How often it is all done anew, and how much is done each time. */
const SEEDS = FULL ? [21, 22, 23] : [21];
const OPERATIONS_ALL = FULL ? 6000 : 756;
const KILLS = FULL ? 4 : 1;
const MEMBERS = 12;
/** At the same time, for each member. */
const HANDS = 2;

/** Refusals that are right: the money is not there, or more is asked for than may be. */
const EXPECTED_REFUSALS: ReadonlySet<string> = new Set(['wallet.balance.insufficient', 'amount.invalid', 'insufficient']);

const PAUSE_MS = 100;
/** Longer than a gateway needs to come back, on any machine. */
const MOST_TRIES = 600;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/** Asks until there is an answer. */
async function insist(attempt: Attempt): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await pause();
    }
  }
}

async function enterAll(platformFrom: (address: string) => Player['platform']): Promise<readonly Player[]> {
  const names = ['agent', ...Array.from({ length: MEMBERS - 1 }, (_, index) => `team${String(136 + index)}`)];
  const entered = await Promise.all(names.map((name, index) => enter(platformFrom(`198.51.100.${index + 1}`), name)));
  const [agent, ...team] = entered;
  if (agent === undefined) throw new Error('nobody is here');
  return entered.map((player) => ({ ...player, line: player === agent ? team.map(({ id }) => id) : [agent.id] }));
}

it.each(SEEDS)(
  '[API-5] [MEM-3] [MEM-6] seed %d: many members at once, lost answers and a gateway that is killed: the books are in order',
  async (seed) => {
    const file = join(home, `${seed}.db`);
    const gateway = await gatewayProcess(file);
    await gateway.start();
    try {
      const players = await enterAll((address) => gateway.platformFrom(address));
      const before = (await Promise.all(players.map(moneyOf))).flat();
      const expected = new Map(before);
      const references: string[] = [];
      const refusals = new Map<string, number>();
      const progress = { answered: 0 };

      const take = (outcome: Outcome): void => {
        progress.answered += 1;
        if ('refused' in outcome) return void refusals.set(outcome.refused, (refusals.get(outcome.refused) ?? 0) + 1);
        for (const [wallet, change] of outcome.effects) expected.set(wallet, (expected.get(wallet) ?? 0) + change);
        references.push(...outcome.references);
      };
      const work = async (player: Player, hand: number): Promise<void> => {
        const random = seeded(seed * 1000 + hand);
        for (let step = 0; step < OPERATIONS_ALL / (MEMBERS * HANDS); step += 1) {
          const call = random.pick(['walletTransfer', 'memberTransfer', 'actOnPromotion']);
          // Somebody's next answer is lost after the deed.
          if (random.once(15)) await dev(player.platform, 'POST', 'faults', { call, kind: 'drop-after', times: 1 }).catch(pause);
          const [, plan] = random.pick(Object.entries(OPERATIONS));
          take(await insist(plan(player, random)));
        }
      };
      const killNow = async (): Promise<void> => {
        await gateway.kill();
        const known = [...references];
        const db = openDatabase(file);
        expect(faultsOf(db, 'demo'), `seed ${seed}, after a kill`).toEqual([]);
        // What was answered has happened.
        for (const reference of known) expect(movementsOf(db, reference), `seed ${seed}: ${reference}`).toBeGreaterThan(0);
        db.close();
        await gateway.start();
      };
      const killer = async (): Promise<void> => {
        for (let kill = 1; kill <= KILLS; kill += 1) {
          const at = Math.floor((OPERATIONS_ALL * kill) / (KILLS + 1)) + seeded(seed + kill).below(50);
          while (progress.answered < at) await pause();
          await killNow();
        }
      };
      await Promise.all([
        killer(),
        ...players.flatMap((player, index) => Array.from({ length: HANDS }, (_, hand) => work(player, index * HANDS + hand))),
      ]);

      expect(progress.answered, `seed ${seed}`).toBeGreaterThanOrEqual(OPERATIONS_ALL);
      expect([...refusals.keys()].filter((code) => !EXPECTED_REFUSALS.has(code))).toEqual([]);
      const after = (await Promise.all(players.map(moneyOf))).flat();
      expect(Object.fromEntries(after), `seed ${seed}`).toEqual(Object.fromEntries(expected));
      expect(references.length).toBeGreaterThan(OPERATIONS_ALL / 3);
      expect(new Set(references).size).toBe(references.length);
      await gateway.kill();
      const db = openDatabase(file);
      expect(faultsOf(db, 'demo'), `seed ${seed}`).toEqual([]);
      db.close();
    } finally {
      await gateway.kill();
    }
  },
  FULL ? 600_000 : 360_000,
);

function movementsOf(db: ReturnType<typeof openDatabase>, reference: string): number {
  return (
    db.get<{ count: number }>('SELECT count(*) AS count FROM ledger_movements WHERE merchant = ? AND reference = ?', 'demo', reference)
      ?.count ?? 0
  );
}
