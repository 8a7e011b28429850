import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gameAddress } from '#site/features/games/frame/address.ts';
import { imageSources } from '#site/features/system/cdn.ts';
import { parsedUrl } from './parsedUrl.ts';
import { gate } from './urlGate.ts';

/** Browsers of early 2023 lack `URL.canParse`. */
class OlderUrl extends URL {
  static override canParse = undefined as never;
}

beforeEach(() => vi.stubGlobal('URL', OlderUrl));
afterEach(() => vi.unstubAllGlobals());

it('[SEC-5] [GAM-8] URLs are validated without `URL.canParse`, too', () => {
  expect(gate('https://help.example/a')).toEqual({ kind: 'external', href: 'https://help.example/a' });
  expect(gate('nowhere')).toBeUndefined();
  const hosts = ['https://games.example/base', 'no host'];
  expect(gameAddress('/play?token=1', hosts, 'https://site.example')?.href).toBe('https://games.example/play?token=1');
  expect(gameAddress('https://games.example/x', hosts, 'https://site.example')?.origin).toBe('https://games.example');
  expect(imageSources('/a.svg', ['https://cdn.example/x', 'https://'])).toEqual(['https://cdn.example/x/a.svg', '/a.svg']);
  expect([parsedUrl('a b'), parsedUrl('/x', 'https://a.example')?.href]).toEqual([undefined, 'https://a.example/x']);
});
