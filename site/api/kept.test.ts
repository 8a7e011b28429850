import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from './contract/index.ts';
import type { Call } from './contract/index.ts';
import { domainRoute } from './contract/system.ts';
import { merchantWallet } from './contract/wallet.ts';
import { keepAnswer, keptAnswer } from './kept.ts';

const ANSWERS = {
  domains: { domainList: ['here.example'] },
  wallets: { autoTransfer: true, wallets: [{ accountTypeId: 'MAIN', vassalage: null, displayName: '', smallIcon: '' }] },
};

const ROWS: readonly (readonly [string, Call, unknown, string])[] = [
  ['domains', domainRoute, ANSWERS.domains, 'routers'],
  ['wallets', merchantWallet, ANSWERS.wallets, 'merchantWallet'],
];

const INPUT = { language: 'EN' };
const keep = ({ kept = { key: '' } }: Call, answer: unknown) => keepAnswer(kept, INPUT, answer);
const kept = (row: Call, input: object = INPUT) => keptAnswer(row, row.kept ?? { key: '' }, input);

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { merchant: 'demo' } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('answers that are kept for a visit', () => {
  it.each(ROWS)(
    '[API-4] %s stand in session storage under the names of the specification, and come back as they were',
    (_what, row, answer, key) => {
      expect(kept(row)).toBeUndefined();
      keep(row, answer);
      expect(kept(row)).toEqual(answer);
      expect(sessionStorage.getItem(key)).not.toBeNull();
    },
  );

  it('[API-4] what was kept for another question, another site or by another release is not taken', () => {
    keep(domainRoute, ANSWERS.domains);
    expect(kept(domainRoute, { language: 'TY' })).toBeUndefined();
    document.documentElement.dataset['merchant'] = 'aurora';
    expect(kept(domainRoute)).toBeUndefined();
    keep(domainRoute, { rows: [] });
    expect(kept(domainRoute)).toBeUndefined();
  });

  it('[API-4] [SEC-4] no amount is kept, and no row under the name of another', () => {
    const rows = Object.values<Call>(calls).filter((row) => row.kept);
    expect(rows.filter(({ response }) => typeof response === 'function')).toEqual([]);
    expect(new Set(rows.map((row) => row.kept?.key)).size).toBe(rows.length);
  });

  it('[API-4] a full or forbidden storage is no fault', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    keep(domainRoute, ANSWERS.domains);
    expect(kept(domainRoute)).toBeUndefined();
  });
});
