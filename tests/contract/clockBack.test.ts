import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { faultsOf } from '../money/books.ts';
import { startGateway, send, tokenOf } from './support.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const home = mkdtempSync(join(tmpdir(), 'playfront-clock-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('[AGT-3] [APP-5] [SEC-6] a clock that goes back settles nothing twice, and no period or session becomes negative', async () => {
  const file = join(home, 'back.db');
  const { gateway, clock } = startGateway({ file });
  const start = clock.now;
  const books = () => {
    const db = openDatabase(file);
    const found = {
      moved: db.all('SELECT kind, idempotency_key FROM ledger_movements ORDER BY id').map((row) => JSON.stringify(row)),
      faults: faultsOf(db, 'demo'),
    };
    db.close();
    return found;
  };
  const balanceOf = async (token: string) => (await send(gateway, calls.balance, {}, { token })).value.sumBalance;

  const before = books();
  clock.now = start + DAY_MS;
  const agent = await tokenOf(gateway, 'agent');
  const settled = books();
  expect(settled.moved.length).toBeGreaterThan(before.moved.length);
  const had = await balanceOf(agent);

  // A second that is set right, a morning, and longer ago than anything that was settled here.
  for (const back of [1000, 10 * HOUR_MS, DAY_MS]) {
    clock.now = start + DAY_MS - back;
    expect(await balanceOf(agent), `${back} ms back`).toBe(had);
    const { contract } = (await send(gateway, calls.earningStatus, { sort: 'daily' }, { token: agent })).value;
    expect(contract?.running.endsAt).toBeGreaterThan(contract?.running.startsAt ?? Infinity);
    const session = (await send(gateway, calls.playSession, {}, { token: agent })).value;
    expect(session.now - session.startedAt, `${back} ms back`).toBeGreaterThanOrEqual(0);
    expect(books()).toEqual(settled);
  }

  // And on again over what is settled.
  clock.now = start + DAY_MS;
  expect(await balanceOf(agent)).toBe(had);
  expect(books()).toEqual(settled);
  clock.now = start + 2 * DAY_MS;
  await tokenOf(gateway, 'agent');
  const later = books();
  expect(new Set(later.moved).size).toBe(later.moved.length);
  expect([before.faults, settled.faults, later.faults]).toEqual([[], [], []]);
  gateway.close();
});
