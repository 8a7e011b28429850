import { expect, it } from 'vitest';

import { released } from '../../../tests/vectors/merchants.ts';
import { composeFacts, type KnownFacts } from './facts.ts';
import { menuPlaces } from './menuPlaces.ts';
import type { Artefact } from './types.ts';

const placesOf = (artefact: Artefact, id: string, known: KnownFacts) =>
  menuPlaces(artefact, id, composeFacts(artefact, known, 0)).map(({ id: name, coming }) => (coming ? `(${name})` : name));

it('[APP-14] a menu keeps the places of entries that wait for vendors, between those that do not', async () => {
  const { artefact } = (await released('lotus')).release;
  expect(placesOf(artefact, 'quick', {})).toEqual(['home', '(live)', '(lottery)', '(fish)', 'login']);
  expect(placesOf(artefact, 'quick', { vendors: ['LIVE'] })).toEqual(['home', 'live', '(lottery)', '(fish)', 'login']);
});

it('[CFG-4] [APP-14] keeps none for what other conditions hide, or what cannot be read', async () => {
  const { artefact } = (await released('demo')).release;
  const menu = JSON.parse(JSON.stringify(artefact.menus['quick'])) as NonNullable<Artefact['menus'][string]>; // It is JSON.
  const items = { ...menu.items, rng: { ...menu.items['rng'], when: { hasVendor: 'RNG' } }, live: 7, fish: { to: '/fish', when: false } };
  const spoiled = { ...artefact, menus: { quick: { ...menu, items } } } as unknown as Artefact; // As it might arrive.
  expect(placesOf(spoiled, 'quick', {})).toEqual(['home', 'login']);
  expect(placesOf(spoiled, 'nowhere', {})).toEqual([]);
});
