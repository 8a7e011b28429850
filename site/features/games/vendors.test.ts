import { describe, expect, it } from 'vitest';

import type { VendorLane } from '#site/api/contract/vendors.ts';
import { gamesOfLane, laneWithout, regroup } from './vendors.ts';

const derived = { esports: ['AV', 'AI', 'IMES', 'TF', 'IA'], cockfight: ['DS88'] };

function lane(title: string, ...codes: readonly string[]): VendorLane {
  const cards = codes.map((vassalage) => ({
    vassalage,
    gameType: title,
    accountTypeId: '1',
    accountTypeName: vassalage,
    displayName: vassalage,
    smallIcon: '',
    isHot: 0,
  }));
  return { title, gameClassify: ['SM'], cards };
}

const shown = (lanes: readonly VendorLane[]) =>
  regroup(lanes, derived).map(({ title, cards }) => [title, ...cards.map(({ vassalage }) => vassalage)]);

describe('vendors by category', () => {
  it('[GAM-12] moves e-sports and cockfight vendors from SPORTS to lanes right after it', () => {
    expect(shown([lane('RNG', 'PG'), lane('SPORTS', 'IA', 'SABA', 'DS88', 'AV', 'BTI'), lane('LOTT', 'TCG_SEA')])).toEqual([
      ['RNG', 'PG'],
      ['SPORTS', 'SABA', 'BTI'],
      ['ESPORTS', 'IA', 'AV'],
      ['DS88', 'DS88'],
      ['LOTT', 'TCG_SEA'],
    ]);
  });

  it('[GAM-12] derives no lane without a vendor, and leaves no empty SPORTS', () => {
    expect(shown([lane('SPORTS', 'DS88')])).toEqual([['DS88', 'DS88']]);
    expect(shown([lane('SPORTS', 'SABA')])).toEqual([['SPORTS', 'SABA']]);
  });

  it('[GAM-12] takes such vendors from SPORTS only', () => {
    expect(shown([lane('LIVE', 'AV', 'EVO')])).toEqual([['LIVE', 'AV', 'EVO']]);
  });

  it('[GAM-12] assigns the games of the platform’s SPORTS to their lanes', () => {
    const [sports, esports] = regroup([lane('SPORTS', 'IA', 'SABA', 'AV')], derived);
    if (!sports || !esports) throw new Error('two lanes expected');
    const games = [{ vassalage: 'SABA' }, { vassalage: 'AV' }, { vassalage: 'IA' }];
    expect(sports.gameType).toBe('SPORTS');
    expect(esports.gameType).toBe('SPORTS');
    expect(gamesOfLane(sports, games)).toEqual([{ vassalage: 'SABA' }]);
    expect(gamesOfLane(esports, games)).toEqual([{ vassalage: 'AV' }, { vassalage: 'IA' }]);
  });

  it('[GAM-9] removes the games of in-app vendors, and returns the lane unchanged if there are none', () => {
    const [lotteries] = regroup([lane('LOTT', 'TCG_SEA', 'MORNING')], derived);
    if (!lotteries) throw new Error('a lane expected');
    const others = laneWithout(lotteries, ['TCG_SEA']);
    expect(others.cards.map(({ vassalage }) => vassalage)).toEqual(['MORNING']);
    expect(gamesOfLane(others, [{ vassalage: 'TCG_SEA' }, { vassalage: 'MORNING' }])).toEqual([{ vassalage: 'MORNING' }]);
    expect(laneWithout(lotteries, ['ELSEWHERE'])).toBe(lotteries);
  });

  it('[GAM-1] uses the platform’s data for its own categories', () => {
    const [slots] = regroup([lane('RNG', 'PG')], derived);
    if (!slots) throw new Error('a lane expected');
    expect(gamesOfLane(slots, [{ vassalage: 'NEW' }])).toEqual([{ vassalage: 'NEW' }]);
  });
});
