import { readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { RANKS } from '#gateway/seed/club.ts';
import { gained, levelsOf, privilegesOf, valueOf } from './levels.ts';
import { props } from './schema.ts';

const page = v.object({ areas: v.object({ main: v.object({ items: v.object({ club: v.object({ props }) }) }) }) });
const config = v.parse(page, parse(readFileSync('config/base/pages/vip.json', 'utf8'))).areas.main.items.club.props;
const levels = levelsOf(config);
const privileges = privilegesOf(config);
const VIP_ABOVE = 4;

describe('the levels of the club', () => {
  it('[APP-21] are at least seven, each with a higher threshold than the one below', () => {
    expect(levels.length).toBeGreaterThanOrEqual(7);
    expect(levels.map(({ points }) => points)).toEqual(levels.map(({ points }) => points).toSorted((a, b) => a - b));
    expect(new Set(levels.map(({ points }) => points)).size).toBe(levels.length);
  });

  it('[APP-21] have medals of different materials, or those of config', () => {
    expect(new Set(levels.map(({ material }) => material)).size).toBe(levels.length);
    const two = { low: { rank: 0, points: 0, gives: {} }, high: { rank: 1, points: 9, gives: {}, material: 'gold' as const } };
    expect(levelsOf({ levels: two }).map(({ material }) => material)).toEqual(['bronze', 'gold']);
  });

  it('[APP-21] have the same thresholds in config and gateway', () => {
    expect(levels.map(({ rank, points }) => [rank, points])).toEqual(RANKS.map(([rank, , points]) => [rank, points]));
  });

  it('[APP-21] [MEM-5] list in config exactly the privileges that the gateway grants', () => {
    expect(privileges.map(({ id }) => id)).toEqual(['withdrawals', 'fast_payout', 'vip_service']);
    expect(levels.map(({ rank, gives }) => [rank, gives['withdrawals'], gives['fast_payout'] ?? 0])).toEqual(
      RANKS.map(([rank, , , withdrawals, fastPayout]) => [rank, withdrawals, fastPayout]),
    );
  });

  it('[APP-21] never give less of a privilege than the level below', () => {
    for (const privilege of privileges) {
      const values = levels.map((level) => valueOf(level, privilege, VIP_ABOVE));
      expect([privilege.id, values]).toEqual([privilege.id, values.toSorted((a, b) => a - b)]);
    }
  });

  it('[APP-21] [HDR-7] have VIP customer service from the rank in site.json', () => {
    const service = privileges.find(({ unit }) => unit === 'vipService');
    expect(levels.filter((level) => service && valueOf(level, service, VIP_ABOVE) > 0).map(({ rank }) => rank)).toEqual(
      levels.map(({ rank }) => rank).filter((rank) => rank > VIP_ABOVE),
    );
  });

  it('[APP-21] list only new or increased privileges', () => {
    const own = levelsOf({
      levels: {
        high: { rank: 5, points: 9, gives: { rebate: 0.5, mug: 1 } },
        low: { rank: 1, points: 0, gives: { rebate: 0.5, gift: 10 } },
      },
    });
    const all = privilegesOf({
      privileges: { rebate: { unit: 'percent' }, gift: { unit: 'points' }, mug: { unit: 'included' }, service: { unit: 'vipService' } },
    });
    expect(own.map(({ id }) => id)).toEqual(['low', 'high']);
    expect(gained(own, 0, all, VIP_ABOVE).map(({ id }) => id)).toEqual(['rebate', 'gift']);
    expect(gained(own, 1, all, VIP_ABOVE).map(({ id }) => id)).toEqual(['mug', 'service']);
  });
});
