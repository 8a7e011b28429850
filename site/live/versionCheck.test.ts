import { describe, expect, it } from 'vitest';

import { isOlder } from './versionCheck.ts';

describe('[OPS-2] which client is older', () => {
  it.each([
    ['0.1.0', '0.1.1', true],
    ['0.9.0', '0.10.0', true],
    ['1.2', '1.2.1', true],
    ['0.1.0', '0.1.0', false],
    ['0.1.1', '0.1.0', false],
    ['1.0.0', '0.9.9', false],
    ['1.2.0', '1.2', false],
    ['0.1.0', '', false],
    ['0.1.0', 'next', false],
  ])('%s before %s: %s', (one, other, expected) => {
    expect(isOlder(one, other)).toBe(expected);
  });
});
