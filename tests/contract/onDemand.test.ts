import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createGateway, openDatabase, seededRandom, type Database, type RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { merchant, send, tokenOf } from './support.ts';
import { seedNow } from './seedNow.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const CODES = ['demo', 'other', 'third'];
const COST = 16;

const empty = (db: Database): RunningGateway =>
  createGateway({
    db,
    clock: () => NOW,
    random: seededRandom('on demand'),
    merchants: CODES.map((code) => merchant(code)),
    gamesOrigin: 'http://127.0.0.1:8081',
    passwordCost: COST,
  });

const vendorsOf = (gateway: RunningGateway, code: string) => send(gateway, calls.gameVendor, { merchantCode: code }, { merchant: code });

/** What a merchant has in each table, without salts. */
function contentOf(db: Database, code: string): Readonly<Record<string, string>> {
  const tables = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  return Object.fromEntries(
    tables.flatMap(({ name }) => {
      const columns = db.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', name).map((column) => column.name);
      if (!columns.includes('merchant')) return [];
      const wanted = columns.filter((column) => !column.endsWith('_hash'));
      const rows = db.all(`SELECT ${wanted.join(', ')} FROM ${name} WHERE merchant = ?`, code).map((row) => JSON.stringify(row));
      return [[name, `${rows.length} ${createHash('sha256').update(rows.toSorted().join()).digest('hex')}`]];
    }),
  );
}

/** How many rows it has in each table. */
const counts = (from: Database) => Object.entries(contentOf(from, 'demo')).map(([table, content]) => `${table} ${content.split(' ')[0]}`);

const merchantsIn = (db: Database) =>
  db.all<{ merchant: string }>('SELECT merchant FROM merchants ORDER BY merchant').map((row) => row.merchant);

it('[API-5] a merchant is seeded when it is first asked for, and the others are not', async () => {
  const db = openDatabase(':memory:');
  const gateway = empty(db);
  expect(merchantsIn(db)).toEqual([]);
  expect((await vendorsOf(gateway, 'other')).success).toBe(true);
  expect(merchantsIn(db)).toEqual(['other']);
  expect((await tokenOf(gateway, 'demo')).length).toBeGreaterThan(10);
  expect(merchantsIn(db)).toEqual(['demo', 'other']);
  gateway.close();
});

it('[API-5] it has then what it has when it is seeded at once', async () => {
  const [beside, atOnce] = [openDatabase(':memory:'), openDatabase(':memory:')];
  const gateway = empty(beside);
  await gateway.ready('demo');
  seedNow({ db: atOnce, now: () => NOW, random: seededRandom('on demand'), merchants: [merchant('demo')], passwordCost: COST });
  const content = contentOf(beside, 'demo');
  expect(Object.keys(content).length).toBeGreaterThan(50);
  expect(content).toEqual(contentOf(atOnce, 'demo'));
  gateway.close();
  atOnce.close();
});

it('[API-5] meanwhile players of other merchants are answered', async () => {
  const db = openDatabase(':memory:');
  const gateway = empty(db);
  await gateway.ready('demo');
  const seeding = vendorsOf(gateway, 'other');
  let answered = 0;
  while (gateway.snapshot('other') === undefined) {
    // Some are refused for being so many.
    if ((await vendorsOf(gateway, 'demo')).success) answered += 1;
    await setImmediate();
  }
  expect((await seeding).success).toBe(true);
  expect(answered).toBeGreaterThan(20);
  gateway.close();
});

it('[API-5] one whose seeding was interrupted is not there, and is seeded whole by the next server', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'playfront-seeds-')), 'gateway.db');
  const db = openDatabase(file);
  const gateway = empty(db);
  const interrupted = gateway.ready('demo');
  while (db.all('SELECT 1 FROM accounts').length === 0) await setImmediate();
  expect(gateway.snapshot('demo')).toBeUndefined();
  gateway.close();
  await expect(interrupted).rejects.toThrow();

  const again = openDatabase(file);
  expect(again.all('SELECT 1 FROM accounts').length).toBeGreaterThan(0);
  const next = empty(again);
  expect((await vendorsOf(next, 'demo')).success).toBe(true);
  const whole = openDatabase(':memory:');
  seedNow({ db: whole, now: () => NOW, random: seededRandom('on demand'), merchants: [merchant('demo')], passwordCost: COST });
  expect(counts(again)).toEqual(counts(whole));
  next.close();
  whole.close();
});
