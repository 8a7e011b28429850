import { readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const entries = v.object({ items: v.record(v.string(), v.object({ badge: v.optional(v.string()) })) });

it('[AGT-7] the agent center’s four contract entries each count the requests of their kind', () => {
  const { items } = v.parse(entries, parse(readFileSync('config/base/centres/agent.json', 'utf8')));
  expect(Object.fromEntries(Object.entries(items).flatMap(([id, { badge }]) => (badge === undefined ? [] : [[id, badge]])))).toEqual({
    dividendRecord: 'dividendRequests',
    dailyWages: 'dailySalaryRequests',
    hourlySalary: 'hourlySalaryRequests',
    realTimeSalary: 'realTimeSalaryRequests',
  });
});
