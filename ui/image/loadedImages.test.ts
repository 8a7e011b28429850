import { describe, expect, it } from 'vitest';

import { IMAGE_CACHE_SIZE } from '../kit/defaults.ts';
import { rememberLoaded, wasLoaded } from './loadedImages.ts';

describe('loaded images', () => {
  it('[UI-7] remembers the latest 200 and forgets the one used longest ago', () => {
    rememberLoaded('first');
    rememberLoaded('second');
    for (let n = 2; n < IMAGE_CACHE_SIZE; n += 1) rememberLoaded(`image ${n}`);
    rememberLoaded('first');
    expect(wasLoaded('second')).toBe(true);
    rememberLoaded('one too many');
    expect(wasLoaded('second')).toBe(false);
    expect(wasLoaded('first')).toBe(true);
    expect(wasLoaded('one too many')).toBe(true);
  });
});
