import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { merchant, send, startGateway, tokenOf } from './support.ts';

const DAY_MS = 86_400_000;

const home = mkdtempSync(join(tmpdir(), 'playfront-housekeeping-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('[API-5] what cannot be settled is said once and holds up nothing else: players go on, and the rest is settled', async () => {
  const file = join(home, 'broken.db');
  const said: string[] = [];
  const { gateway, clock } = startGateway({
    file,
    merchants: [merchant('demo', { timeZone: 'Asia/Manila' })],
    say: (line) => said.push(line),
  });
  const db = openDatabase(file);
  const token = await tokenOf(gateway, 'demo');
  const letter = { questionType: 'payment', content: 'Where did my deposit of yesterday go' };
  expect((await send(gateway, calls.sendFeedback, letter, { token })).success).toBe(true);
  db.run("CREATE TRIGGER broken BEFORE INSERT ON earnings BEGIN SELECT RAISE(ABORT, 'out of order'); END");
  // Over the end of a day at the merchant.
  clock.now += DAY_MS / 4;
  expect((await send(gateway, calls.balance, {}, { token })).success).toBe(true);
  const { list } = (await send(gateway, calls.feedbackList, { pageNo: 1, pageSize: 1 }, { token })).value;
  expect(list).toMatchObject([{ content: letter.content, state: 'answered' }]);
  expect(said).toEqual([expect.stringMatching(/^demo: what is due of earnings could not be settled: .*out of order/)]);
  db.close();
  gateway.close();
});

it('[SEC-6] [ERR-3] sessions that are over and answers that nobody waits for any more are not kept', async () => {
  const file = join(home, 'old.db');
  const { gateway, clock } = startGateway({ file });
  const db = openDatabase(file);
  const token = await tokenOf(gateway, 'demo');
  const write = { token, headers: { [HEADER.idempotencyKey]: 'one' } };
  expect((await send(gateway, calls.changeNickname, { nickname: 'Keeper' }, write)).success).toBe(true);
  const kept = () => ({
    sessions: db.all('SELECT 1 FROM sessions WHERE expires_at <= ?', clock.now).length,
    answers: db.all("SELECT 1 FROM idempotency WHERE key = 'one'").length,
  });
  clock.now += DAY_MS;
  await tokenOf(gateway, 'fresh');
  expect(kept()).toEqual({ sessions: 0, answers: 1 });
  clock.now += 31 * DAY_MS;
  await tokenOf(gateway, 'fresh');
  expect(kept()).toEqual({ sessions: 0, answers: 0 });
  db.close();
  gateway.close();
});
