import { describe, expect, it } from 'vitest';

import { largestFirst, maskName, rowKeys, type Winner } from './winners.ts';

const win = (customerName: string, winAmount: number): { vo: Winner } => ({
  vo: { customerName, winAmount, gameName: 'g', iconUrl: '', nodeId: 'n', gameType: 'RNG', vendor: 'PG' },
});

describe('winners', () => {
  it('[NOT-3] [GAM-10] are sorted by win, largest first', () => {
    const list = [win('a', 500), win('b', 90_000), win('c', 7_000)];
    expect(largestFirst({ list }).map(({ customerName }) => customerName)).toEqual(['b', 'c', 'a']);
  });

  it('[NOT-3] with equal values have different row keys', () => {
    const same = [win('a', 500).vo, win('a', 500).vo, win('b', 500).vo];
    expect(new Set(rowKeys(same)).size).toBe(3);
    expect(rowKeys(same)).toEqual(rowKeys(same));
  });

  it.each([
    ['maria88', 'ma***8'],
    ['ana', 'a***'],
    ['', '***'],
    ['ju****n', 'ju****n'],
    ['Nguyễn Ánh', 'Ng***h'],
    ['🎲🎲lucky', '🎲🎲***y'],
  ])('[NOT-3] shows %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
