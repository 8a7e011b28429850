import { describe, expect, it } from 'vitest';

import { imageSources, startingAt } from './cdn.ts';

describe('hosts', () => {
  it('[GAM-8] are tried in a circle from any start', () => {
    expect(startingAt(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
    expect(startingAt(['a', 'b', 'c'], 5)).toEqual(['c', 'a', 'b']);
    expect(startingAt([], 3)).toEqual([]);
  });

  it('[GAM-8] a picture is requested from each host, then from the site', () => {
    expect(imageSources('/art/1.svg', ['https://b.example', 'nonsense', 'https://a.example'])).toEqual([
      'https://b.example/art/1.svg',
      'https://a.example/art/1.svg',
      '/art/1.svg',
    ]);
  });

  it('[GAM-8] [API-3] an invalid host or path is skipped', () => {
    expect(imageSources('/art/1.svg', ['cdn.example:8443', 'https://a.example'])).toEqual(['https://a.example/art/1.svg', '/art/1.svg']);
    expect(imageSources('//', ['https://a.example'])).toEqual(['//']);
  });

  it('[GAM-8] a host may include a path', () => {
    expect(imageSources('/art/1.svg', ['https://a.example/tcg/images/'])).toEqual(['https://a.example/tcg/images/art/1.svg', '/art/1.svg']);
  });

  it('[GAM-8] an absolute picture URL is used as is', () => {
    expect(imageSources('https://c.example/1.png', ['https://a.example'])).toEqual(['https://c.example/1.png']);
    expect(imageSources('', ['https://a.example'])).toEqual([]);
  });
});
