import { deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { readEdits, writeEdits } from './share.ts';
import { FIRST_CHOICE, readChoice, writeChoice, type Choice } from './state.ts';

const FILES = { 'pages/home.json': '{ "v": 1 } // thử nghiệm, 测试', 'flags.json': '{}' };

const fragmentOf = (content: string): string => `#edits=${deflateRawSync(content).toString('base64url')}`;

describe('edits in a link', () => {
  it('[CFG-17] come back as they were, in every script, and nothing at all is an empty fragment', async () => {
    const fragment = await writeEdits(FILES);
    expect(fragment).toMatch(/^#edits=[\w-]+$/);
    expect(await readEdits(fragment)).toEqual(FILES);
    expect(await writeEdits({})).toBe('');
    expect(await readEdits('')).toEqual({});
    expect(await readEdits('#main')).toEqual({});
  });

  it.each([
    ['no base64', '#edits=***'],
    ['no deflate', '#edits=AAAA'],
    ['no JSON', fragmentOf('{')],
    ['no files', fragmentOf('["pages/home.json"]')],
    ['a path that leads out of the folder', fragmentOf('{"../../base/site.json":"{}"}')],
    ['more than any edit', fragmentOf(JSON.stringify({ 'site.json': ' '.repeat(5 * 1024 * 1024) }))],
  ])('[CFG-17] are not taken from what is %s', async (_, fragment) => {
    expect(await readEdits(fragment)).toBeUndefined();
  });
});

describe('the choice in a link', () => {
  const choice: Choice = {
    merchant: 'aurora',
    page: '/rng',
    session: 'agent',
    accountType: 41,
    rank: 7,
    features: ['salary'],
    language: 'PT-BR',
    theme: 'dark',
    width: 768,
    flags: { FREEPLAY3: false, MOBILENUMREG3: true },
    at: '2031-12-24T20:00',
    file: 'pages/rng.json',
    panel: 'simulator',
  };

  it('[CFG-17] comes back as it was, and leaves out what is as it is at first', () => {
    expect(readChoice(writeChoice(choice))).toEqual({ choice, ignored: [] });
    expect(writeChoice(FIRST_CHOICE)).toBe('');
    expect(readChoice('')).toEqual({ choice: FIRST_CHOICE, ignored: [] });
  });

  it.each([
    ['as=king', 'as'],
    ['as=member&type=41', 'type'],
    ['rank=3', 'rank'],
    ['as=member&rank=1000', 'rank'],
    ['page=//evil.example', 'page'],
    ['page=javascript:alert(1)', 'page'],
    ['merchant=../demo', 'merchant'],
    ['as=member&feature=salary', 'feature'],
    ['feature=slary', 'feature'],
    ['language=XX', 'language'],
    ['theme=blue', 'theme'],
    ['width=1', 'width'],
    ['flag=FREEPLAY3', 'flag'],
    ['flag=__proto__:on', 'flag'],
    ['at=2031-13-45T99:99', 'at'],
    ['file=../../secret.json', 'file'],
  ])('[CFG-17] leaves out and names what means nothing: %s', (query, name) => {
    const { choice: read, ignored } = readChoice(`?${query}`);
    expect(ignored.map((part) => part.name)).toEqual([name]);
    const session = query.startsWith('as=member') ? { session: 'member', accountType: 0 } : {};
    expect(read).toEqual({ ...FIRST_CHOICE, ...session });
  });
});
