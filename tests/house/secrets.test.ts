import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

import { secretsIn } from '../fixtures/secrets.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', 'storybook-static', 'test-results', 'playwright-report']);
const PICTURE = /\.(png|webp|jpg|woff2?|ico)$/;

/** What looks like one and opens nothing. */
const HARMLESS: Readonly<Record<string, string>> = {
  // Of the gateway's own stand-ins, as an example.
  'docs/calls.examples.json': 'a signed token',
  'docs/openapi.json': 'a signed token',
  // Addresses that are refused for it.
  'site/features/games/frame/address.test.ts': 'a password in an address',
  'site/lib/urlGate.test.ts': 'a password in an address',
};

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && !PICTURE.test(entry.name)) yield path;
  }
}

describe('secrets', () => {
  it('[SEC-7] stand in no file of the project', () => {
    const files = [...filesBelow(ROOT)];
    expect(files.length).toBeGreaterThan(1000);
    const found = files.map((path) => [relative(ROOT, path), secretsIn(readFileSync(path, 'utf8'))] as const);
    expect(found.flatMap(([path, kinds]) => kinds.filter((what) => HARMLESS[path] !== what).map((what) => `${path}: ${what}`))).toEqual([]);
  });

  // Put together here, so that this file itself holds none.
  it.each([
    ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
    ['a key of AWS', `key = AKIA${'A1'.repeat(8)}`],
    ['a key of Google', `AIza${'b'.repeat(35)}`],
    ['a token of GitHub', `ghp_${'c'.repeat(36)}`],
    ['a token of npm', `//host/:_authToken=npm_${'d'.repeat(36)}`],
    ['a signed token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'e'.repeat(43)].join('.')],
    ['a password in an address', ['https://operator', 'hunter2@db.example.com/'].join(':')],
    ['a private key (JWK)', `{"kty":"RSA","d":"${'f'.repeat(43)}"}`],
  ])('[SEC-7] %s would be seen', (what, text) => {
    expect(secretsIn(text)).toEqual([what]);
  });
});
