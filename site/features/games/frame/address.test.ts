import { describe, expect, it } from 'vitest';

import { gameAddress } from './address.ts';
import { readGameMessage } from './messages.ts';

const site = 'https://sinag.example';
const hosts = ['https://play.games.example', 'https://games.example'];

describe('the address of a launched game', () => {
  it('[SEC-5] [SEC-8] is accepted from listed hosts', () => {
    expect(gameAddress('https://games.example/g/1?token=t', hosts, site)).toEqual({
      href: 'https://games.example/g/1?token=t',
      origin: 'https://games.example',
    });
  });

  it('[GAM-8] is resolved against the selected host if it is a path', () => {
    expect(gameAddress('/g/1?token=t', hosts, site)?.href).toBe('https://play.games.example/g/1?token=t');
  });

  it.each([
    'https://evil.example/g/1',
    'https://games.example.evil.example/',
    'http://games.example/g/1',
    'https://user:secret@games.example/',
    'javascript:alert(1)',
    '//evil.example/g',
    '/\\evil.example/g',
    '',
  ])('[SEC-5] [SEC-8] refuses %j', (content) => {
    expect(gameAddress(content, hosts, site)).toBeUndefined();
  });

  it('[SEC-8] refuses the site’s own origin, even when it is listed', () => {
    expect(gameAddress('https://sinag.example/g/1', ['https://sinag.example'], site)).toBeUndefined();
    expect(gameAddress('/g/1', [], site)).toBeUndefined();
  });
});

describe('messages of a game', () => {
  const frame = {};
  const origin = 'https://games.example';
  const read = (data: unknown, from = origin, source: unknown = frame) => readGameMessage({ data, origin: from, source }, origin, frame);

  it('[SEC-8] are accepted from the frame with its exact origin', () => {
    expect(read({ type: 'balance' })).toBe('balance');
    expect(read({ type: 'close' })).toBe('close');
  });

  it('[SEC-8] are ignored from any other source', () => {
    expect(read({ type: 'close' }, 'https://games.example.evil.example')).toBeUndefined();
    expect(read({ type: 'close' }, 'http://games.example')).toBeUndefined();
    expect(read({ type: 'close' }, 'null')).toBeUndefined();
    expect(read({ type: 'close' }, origin, {})).toBeUndefined();
  });

  it.each([null, 'close', { type: 'navigate' }, { type: ['close'] }, 7])('[SEC-8] %j is ignored', (data) => {
    expect(read(data)).toBeUndefined();
  });

  it('[SEC-8] are ignored while there is no frame', () => {
    expect(readGameMessage({ data: { type: 'close' }, origin, source: null }, origin, null)).toBeUndefined();
  });
});
