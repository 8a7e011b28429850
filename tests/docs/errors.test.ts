import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'];
const page = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8');

const bundle = v.record(v.string(), v.string());
const textOf = (language: string, name: string): string | undefined => {
  const [namespace = '', key = ''] = name.split(':');
  return v.parse(bundle, JSON.parse(readFileSync(join(ROOT, `locales/${language}/${namespace}.json`), 'utf8')))[key];
};

/** The rows below a heading, each by the table's own column names. */
function rowsOf(heading: string): readonly Readonly<Record<string, string>>[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [names = [], , ...rows] = cells;
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [names[index] ?? '', cell])));
}

const named = (cell = ''): string[] => [...cell.matchAll(/`([a-z][A-Za-z]*:\S+?)`/g)].map(([, name = '']) => name);

/** Section 8 of the specification, in its order. */
const ENTRIES = {
  Reactions: [
    'Blocked protected action',
    'Failed SMS or phone-code request',
    'Affiliate check failure on registration',
    'Registration failure',
    'Login failure',
    'Customer service request failure',
    'Firebase code verification returns nothing',
    'Maintenance page',
    'IP block page',
    'Router navigation errors',
    'Missing or failed async component',
    'Chunk-load error',
    'CSS chunk load failure',
  ],
  'Dictionary messages': [
    'Network link is abnormal',
    'The page took longer to load',
    'Invalid URL',
    'Username/Email does not exist',
    'Unknown error',
    'Access restricted',
    'System maintenance notice',
    'Not logged in',
    'Non-member account',
    'Non-agents cannot log in',
  ],
  'Phone-auth errors': [
    'invalid phone number format',
    'missing phone number',
    'too many requests',
    'unknown error',
    'invalid verification code',
    'missing verification code',
    'captcha check failed',
    'quota exceeded',
    'operation not allowed',
    'code expired',
    'login popup closed',
  ],
} as const;

describe('the table of errors', () => {
  it.each(Object.entries(ENTRIES))('[ERR-1] [ERR-5] holds every entry of “%s”, each with what triggers it', (heading, entries) => {
    const rows = rowsOf(heading);
    expect(rows.map(({ entry }) => entry)).toEqual(entries);
    for (const { entry, trigger } of rows) expect(trigger, entry).toMatch(/\w/);
  });

  it.each(LANGUAGES)('[ERR-1] [ERR-5] names texts that %s has, in its own words', (language) => {
    const rows = Object.keys(ENTRIES).flatMap(rowsOf);
    const names = new Set(rows.flatMap(({ text }) => named(text)));
    expect(names.size).toBeGreaterThan(30);
    expect([...names].filter((name) => !textOf(language, name))).toEqual([]);
    // `OK` is one in most languages, and a reference in Filipino: see the glossaries.
    const borrowed = [...names].filter((name) => language !== 'EN' && textOf(language, name) === textOf('EN', name));
    expect(
      borrowed.filter((name) => !['auth:ok', 'auth:error_reference', 'auth:in_increase_submit', 'shell:service'].includes(name)),
    ).toEqual([]);
  });

  it('[ERR-1] has no text only where nothing is to be said, and names codes that there are', () => {
    const silent = Object.keys(ENTRIES)
      .flatMap(rowsOf)
      .filter(({ text }) => named(text).length === 0);
    expect(silent.map(({ entry }) => entry)).toEqual(['Router navigation errors']);
    const codes = new Set<string>(Object.values(ERROR_CODE));
    const triggers = rowsOf('Dictionary messages').flatMap(({ trigger = '' }) =>
      [...trigger.matchAll(/`([a-z.]+)`/g)].map(([, code = '']) => code),
    );
    expect(triggers.filter((code) => !codes.has(code))).toEqual([]);
    expect(triggers).toHaveLength(8);
  });

  it('[ERR-1] [ERR-5] is linked from the README', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(docs/errors.md)');
    expect(readdirSync(join(ROOT, 'docs'))).toContain('make-a-merchant.md');
  });
});
