import { expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { TEAM_SORTS } from '#site/api/contract/team.ts';
import { gatewayOfFile, merchant, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile({ merchants: [merchant('demo')] });

it('[AGT-5] a team is sorted by any of its columns over all pages; members without a value are last', async () => {
  const token = await tokenOf(gateway, 'agent2');
  const ask = async (wanted: Partial<CallInput<typeof calls.teamMembers>>) =>
    (await send(gateway, calls.teamMembers, { pageNo: 1, pageSize: 20, ...wanted }, { token })).value.list;
  const wholeOf = async (wanted: Parameters<typeof ask>[0]) => [...(await ask(wanted)), ...(await ask({ ...wanted, pageNo: 2 }))];
  const every = await wholeOf({});
  expect(every).toHaveLength(40);
  for (const field of TEAM_SORTS)
    for (const [sort, step] of [
      [field, 1],
      [`-${field}`, -1],
    ] as const) {
      const values = every.map((row) => row[field]);
      const present = values.filter((value) => value !== null).toSorted((a, b) => step * (Number(a > b) - Number(a < b)));
      const sorted = (await wholeOf({ sort })).map((row) => row[field]);
      expect(sorted).toEqual([...present, ...values.filter((value) => value === null)]);
    }
  // Within filters, too.
  const found = await ask({ search: 'line03', level: 4, sort: '-account' });
  expect(found.map(({ account }) => account)).toEqual(['line036', 'line035', 'line034', 'line033', 'line032', 'line031']);
});
