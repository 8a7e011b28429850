import { describe, expect, it } from 'vitest';

import { isolated, isolatedValue } from './isolated.ts';

describe('texts that stand in', () => {
  it('[I18N-1] [I18N-2] keep their own direction on a page of the other one', () => {
    expect(isolated({ ask: 'Play now?' }, 'ltr', 'rtl')).toEqual({ ask: '\u2066Play now?\u2069' });
    expect(isolated({ ask: '\u0627?' }, 'rtl', 'ltr')).toEqual({ ask: '\u2067\u0627?\u2069' });
  });

  it('[I18N-2] are left as they are on a page of their own direction', () => {
    expect(isolated({ ask: 'Play now?' }, 'ltr', 'ltr')).toEqual({ ask: 'Play now?' });
  });
});

describe('values in a text that runs from right to left', () => {
  it('[I18N-2] [I18N-3] stand by themselves, so that a sign before an amount stays before it', () => {
    expect(isolatedValue('-₱500.00')).toBe('\u2068-₱500.00\u2069');
  });
});
