import { expect, it } from 'vitest';

import { originFor } from './domains.ts';

const at = (origin: string) => new URL(origin);

it.each([
  ['[APP-19] stays on this host while the platform names it', ['m.example', 'a.example'], 'https://a.example', 'https://a.example'],
  ['[APP-19] knows this host by its name and port', ['localhost:8080', 'a.example'], 'http://localhost:8080', 'http://localhost:8080'],
  [
    '[APP-19] uses the platform’s first domain on a host that it does not list',
    ['a.example', 'b.example'],
    'https://old.example',
    'https://a.example',
  ],
  ['[APP-19] falls back to this host where the platform names none', [], 'https://old.example', 'https://old.example'],
  [
    '[APP-19] [SEC-5] rejects a URL as a host',
    ['evil.example/path', 'user@evil.example', 'javascript:x'],
    'https://a.example',
    'https://a.example',
  ],
] as const)('%s', (_, domains, here, expected) => {
  expect(originFor(domains, at(here))).toBe(expected);
});
