import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-database-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('[API-5] a database that is closed is one whole file: its copy holds all that was written', () => {
  const file = join(home, 'own.db');
  const db = openDatabase(file);
  db.run("INSERT INTO ledger_accounts (id, merchant, kind, owner_id) VALUES (1, 'm', 'wallet', 7)");
  db.close();
  const copy = join(home, 'copy.db');
  copyFileSync(file, copy);
  const copied = openDatabase(copy);
  expect(copied.all('SELECT merchant, owner_id FROM ledger_accounts')).toEqual([{ merchant: 'm', owner_id: 7 }]);
  copied.close();
});

it('[API-5] a write waits for one of another process, as of a shell or a backup', async () => {
  const file = join(home, 'shared.db');
  const db = openDatabase(file);
  const elsewhere = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const db = new (require('libsql'))(workerData);
    db.exec('BEGIN IMMEDIATE');
    parentPort.postMessage('writing');
    setTimeout(() => { db.exec('COMMIT'); db.close(); }, 200);`,
    { eval: true, workerData: file },
  );
  const ended = once(elsewhere, 'exit');
  await once(elsewhere, 'message');
  expect(db.run("INSERT INTO ledger_accounts (id, merchant, kind, owner_id) VALUES (1, 'm', 'wallet', 7)").changes).toBe(1);
  await ended;
  db.close();
});
