import { expect, it } from 'vitest';

import { onSlots, small } from '../../../tests/vectors/small.ts';
import { centreModalOf } from './centres.ts';
import { withClaims } from './claims.ts';
import { composeFacts } from './facts.ts';
import { menuPlaces } from './menuPlaces.ts';
import type { Condition } from './types.ts';

const modal = (centre: string) => ({ block: 'words', props: { centre } });

it('[MEM-1] a centre, and an entry of it, is shown by the first modal whose block is told of it', () => {
  const { artefact } = small({
    'centres/agent.json': {
      items: {
        team: { block: 'words', page: 'teamOverview', label: { EN: 'Team' } },
        list: { block: 'words', page: 'teamList', label: { EN: 'List' } },
      },
    },
    'modals.json': { items: { ofMember: modal('member'), ofAgent: modal('agent'), again: modal('agent') } },
  });
  const asked = ['member', 'transferFund', 'agent', 'teamOverview', 'wallet', 'constructor'];
  expect(asked.map((page) => centreModalOf(artefact, page))).toEqual(['ofMember', 'ofMember', 'ofAgent', 'ofAgent', undefined, undefined]);
});

it('[MEM-1] without such a modal a centre has none', () => {
  expect(centreModalOf(small().artefact, 'member')).toBeUndefined();
});

it('[CFG-15] what the product claims is filled in as all counts are written; other braces stay', () => {
  const claims = { slotGames: 12500, hours: 24 } as never; // Any names do.
  const peso = { symbol: '₱', exponent: 2 };
  expect(withClaims('{slotGames} games, {hours}/7 {0} {toString}', claims, peso)).toBe('12,500 games, 24/7 {0} {toString}');
  expect(withClaims('{hours}', claims, peso)).toBe('24');
  expect(withClaims('{hours}', { hours: '24x7' } as never, peso)).toBe('24x7');
});

it.each([
  ['1', '₱', 2, '₱1.00'],
  ['100', 'Rp', 0, 'Rp100'],
  ['1000', '₫', 0, '₫1,000'],
  ['0.5', '₫', 0, '₫0.5'],
  ['0.05', '¥', 2, '¥0.05'],
])(
  '[CFG-18] the least bet on slots, %s, is an amount in the merchant’s currency: %s with %i decimals',
  (slotMinBet, symbol, exponent, said) => {
    expect(withClaims('From {slotMinBet}.', { slotMinBet } as never, { symbol, exponent })).toBe(`From ${said}.`);
  },
);

const places = (when: Condition, vendors: readonly 'RNG'[] = []) => {
  const { artefact } = small(onSlots(when));
  return menuPlaces(artefact, 'main', composeFacts(artefact, { vendors }, 0)).map(
    ({ address, coming }) => `${address}${coming ? ' to come' : ''}`,
  );
};

it('[APP-14] [CFG-4] a menu keeps the places of entries that wait for vendors alone', () => {
  const [home, rng, help] = ['menus/main#home', 'menus/main#rng', 'menus/main#help'];
  expect(places({ hasVendors: 'RNG' })).toEqual([home, `${rng} to come`, help]);
  expect(places({ hasVendors: 'RNG' }, ['RNG'])).toEqual([home, rng, help]);
  expect(places({ all: [{ hasVendors: 'RNG' }, { session: ['member'] }] })).toEqual([home, help]);
  expect(places({ not: { hasVendors: 'RNG' } })).toEqual([home, rng, help]);
  expect(places({ not: { hasVendors: 'RNG' } }, ['RNG'])).toEqual([home, help]);
  expect(places({ hasVendor: 'RNG' } as unknown as Condition)).toEqual([home, help]); // As it might arrive.
});

it('[CFG-7] a menu that was spoilt on its way keeps what can be read, and one that is not there has no places', () => {
  const { artefact } = small();
  const { items } = artefact.menus['main'] ?? { items: {} };
  const spoilt = {
    ...artefact,
    menus: { main: { items: { ...items, rng: 7, help: null }, order: ['home', 'rng', 'help', 'constructor'] } },
  };
  const facts = composeFacts(artefact, {}, 0);
  expect(menuPlaces(spoilt as unknown as typeof artefact, 'main', facts).map(({ id }) => id)).toEqual(['home']); // As it might arrive.
  expect([menuPlaces(artefact, 'nowhere', facts), menuPlaces(artefact, 'constructor', facts)]).toEqual([[], []]);
});
