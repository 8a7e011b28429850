import { expect, it } from 'vitest';

import { formatOf } from '#site/api/contract/formats.ts';
import { newPassword } from './newPassword.ts';

it('[AGT-2] a generated password satisfies the field’s rule and is unique', () => {
  for (const rule of [
    {},
    { minLength: 6, maxLength: 10 },
    { minLength: 16, maxLength: 20 },
    { minLength: 6, maxLength: 6, acceptedPattern: '[0-9]+' },
  ]) {
    const made = Array.from({ length: 20 }, () => newPassword(rule));
    expect(made.every((password) => formatOf(rule)(password))).toBe(true);
    expect(new Set(made).size).toBe(20);
  }
  expect(newPassword({ minLength: 6, maxLength: 10 })).toHaveLength(10);
  expect(newPassword({})).toHaveLength(12);
  expect(newPassword({ acceptedPattern: 'x' })).toBe('');
});
