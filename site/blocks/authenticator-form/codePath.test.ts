import { expect, it } from 'vitest';

import { codePath } from './codePath.ts';

it('[MEM-2] the path covers exactly the dark modules of a code', () => {
  expect(codePath(['110', '000', '011'])).toBe('M0 0h2v1h-2zM1 2h2v1h-2z');
  expect(codePath([])).toBe('');
});
