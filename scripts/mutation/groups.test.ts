import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

import { groups } from './groups.ts';

it.each(groups)('what is changed of $name is there, and so are its tests', ({ mutate, tests }) => {
  const places = tests.map((path) => (path.includes('*') ? dirname(path) : path));
  expect([...mutate, ...places].filter((path) => !existsSync(path))).toEqual([]);
});
