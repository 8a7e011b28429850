import * as v from 'valibot';
import { expect, it } from 'vitest';

import { calls, schemaOf, wireFor, type Call } from '#site/api/contract/index.ts';
import answers from './answers.json' with { type: 'json' };

it('[UI-9] the stored answers of pages fit the contract', () => {
  const stored: Readonly<Record<string, unknown>> = answers;
  const rows = Object.values<Call>(calls).filter(({ name }) => name in stored);
  expect(rows).toHaveLength(Object.keys(stored).length);
  const unfit = rows.filter((row) => !v.is(schemaOf(row.response, wireFor(2, 'decode')), stored[row.name]));
  expect(unfit.map(({ name }) => name)).toEqual([]);
});
