#!/bin/sh
# libsql follows better-sqlite3's interface, but not its waiting: without the option `timeout`, a write beside one of another
# connection fails at once, where better-sqlite3 waits for five seconds.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libsql@0.5.29 better-sqlite3@12.4.1
cat > run.cjs <<'JS'
const { readFileSync } = require('node:fs');
const Libsql = require('libsql');

const waits = (options) => new Libsql('shared.db', options).prepare('PRAGMA busy_timeout').get().timeout;
const first = new Libsql('shared.db');
const second = new Libsql('shared.db');
first.exec('CREATE TABLE t (x)');
first.exec('BEGIN IMMEDIATE');
let error = 'none';
try {
  second.exec('INSERT INTO t VALUES (1)');
} catch (failure) {
  error = failure.message;
}
const other = /'timeout' in options \? options\.timeout : (\d+)/.exec(readFileSync('node_modules/better-sqlite3/lib/database.js', 'utf8'))?.[1];
console.log(`libsql waits for ${waits()} ms, with the option for ${waits({ timeout: 2000 })} ms; a second writer: ${error}`);
console.log(`better-sqlite3 waits for ${other} ms`);
process.exit(waits() === 0 && waits({ timeout: 2000 }) === 2000 && /locked/.test(error) && other === '5000' ? 0 : 1);
JS
node run.cjs
