/** Whatever is made of an address, what the gate lets pass stays where it says. A full run tries ten times as many. */
import { describe, expect, it } from 'vitest';

import { gate } from '#site/lib/urlGate.ts';
import { MANY, seeded, type Random } from './random.ts';

const ADDRESSES = 20_000 * MANY;
const ORIGIN = 'https://site.example';
const HOSTS = ['help.example', 'pay.example:8443'];

/** Pieces of addresses, good ones and those by which gates have been passed before. */
const PIECES: readonly string[] = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  ':',
  '@',
  '?',
  '#',
  '.',
  '..',
  '%2f',
  '%5c',
  '%09',
  '%00',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u3002',
  '\uff0f',
  '\uff1a',
  'http',
  'https',
  'HTTPS',
  'javascript',
  'JaVaScRiPt',
  'java\tscript',
  'data',
  'vbscript',
  'blob',
  'file',
  'ftp',
  'ws',
  'view-source',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&#106;avascript',
  'help.example',
  'pay.example:8443',
  'evil.example',
  'help.example.evil.example',
  'evilhelp.example',
  'help.example@evil.example',
  'xn--hlp-bma.example',
  'hélp.example',
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'user',
  'pass',
  'rng',
  'promotions',
  'a b',
  'modal',
  'centre',
  'launch',
  'registerModal',
  '__proto__',
  'constructor',
  '?next=//evil.example',
  '#//evil.example',
  ':8443',
  ':443',
  ':99999',
  '..;/',
  '/./',
  '/%2e%2e/',
];

const made = (random: Random): string => Array.from({ length: 1 + random.below(6) }, () => random.pick(PIECES)).join('');

/** What is wrong with how an address passed; nothing when all is well. */
function wrongWith(address: string, hosts: readonly string[] | undefined): string | undefined {
  const passed = gate(address, hosts);
  if (passed === undefined) return undefined;
  switch (passed.kind) {
    case 'route': {
      const url = new URL(passed.path, ORIGIN);
      return url.origin === ORIGIN ? undefined : `leaves for ${url.origin}`;
    }
    case 'external': {
      const url = new URL(passed.href);
      const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) return `passes by ${url.protocol}`;
      if (url.username !== '' || url.password !== '') return 'carries a name';
      return hosts === undefined || hosts.includes(url.host) || hosts.includes(url.hostname) ? undefined : `leads to ${url.host}`;
    }
    case 'modal':
      return /^[A-Za-z][\w-]*$/.test(passed.id) ? undefined : 'is no id';
    case 'centre':
      return /^[A-Za-z][\w-]*$/.test(passed.page) ? undefined : 'is no page';
    case 'launch':
      return /^[A-Za-z][\w-]*$/.test(passed.category) ? undefined : 'is no category';
  }
}

describe('twenty thousand addresses', () => {
  it.each([
    ['with listed hosts', HOSTS],
    ['with none', []],
    ['from reviewed config', undefined],
  ])('[SEC-5] stay on the site or lead over https to a listed host, %s', (_, hosts) => {
    const wrong: string[] = [];
    let passed = 0;
    for (let seed = 1; seed <= ADDRESSES && wrong.length < 5; seed += 1) {
      const address = made(seeded(seed));
      const found = wrongWith(address, hosts);
      if (found !== undefined) wrong.push(`seed ${seed}: ${JSON.stringify(address)} ${found}`);
      if (gate(address, hosts) !== undefined) passed += 1;
    }
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  });
});
