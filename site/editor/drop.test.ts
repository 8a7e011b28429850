import { describe, expect, it } from 'vitest';

import { areasFor, placeAt } from './drop.ts';
import type { Entry, Kind, Section } from './structure.ts';

const entry = (address: string, kind: Kind, areas: readonly Section[] = []): Entry => ({
  address,
  id: address.split(/[.#]/).at(-1) ?? '',
  kind,
  name: address,
  ...(kind === 'block' && { block: 'box' }),
  gates: [],
  origin: 'base',
  isLocked: false,
  areas,
});
const section = (address: string, kind: Kind, entries: readonly Entry[]): Section => ({ address, name: address, kind, entries });

const slot = section('pages/home#main.b.in', 'block', [entry('pages/home#main.b.in.x', 'block')]);
const sections = [
  section('pages/home#', 'page', [entry('pages/home', 'page')]),
  section('pages/home#main', 'block', [
    entry('pages/home#main.a', 'block'),
    entry('pages/home#main.b', 'block', [slot]),
    entry('pages/home#main.c', 'block'),
  ]),
  section('layouts/default#footer', 'block', [entry('layouts/default#footer.legal', 'block')]),
];
const any = () => undefined;
const onlyCards = ({ section: { address } }: { section: Section }) => (address === slot.address ? ['card'] : undefined);
const two = (kind: Kind) => [section('x/one#', kind, [entry('x/one#a', kind)]), section('x/two#', kind, [entry('x/two#b', kind)])];

describe('where an item is dropped', () => {
  it.each([
    ['pages/home#main.c', 'pages/home#main.a', 'top', { area: 'pages/home#main' }],
    ['pages/home#main.c', 'pages/home#main.a', 'bottom', { area: 'pages/home#main', after: 'a' }],
    ['pages/home#main.a', 'pages/home#main.c', 'top', { area: 'pages/home#main', after: 'b' }],
    ['pages/home#main.a', 'layouts/default#footer', 'bottom', { area: 'layouts/default#footer' }],
    ['pages/home#main.a', 'pages/home#main.b.in.x', 'bottom', { area: 'pages/home#main.b.in', after: 'x' }],
    ['pages/home#main.b', 'pages/home#main.b.in.x', 'bottom', undefined],
    ['pages/home#main.a', 'pages/home#main.a', 'top', undefined],
    ['pages/home#main.a', 'pages/home', 'top', undefined],
    ['pages/home', 'pages/home#main.a', 'top', undefined],
  ] as const)('[EDT-2] %s at %s, %s', (dragged, over, edge, place) => {
    expect(placeAt(sections, dragged, over, edge, any)).toEqual(place);
  });

  it('[EDT-2] is no slot that does not take it', () => {
    expect(placeAt(sections, 'pages/home#main.a', 'pages/home#main.b.in.x', 'top', onlyCards)).toBeUndefined();
    expect(areasFor(sections, 'pages/home#main.a', onlyCards).map(({ address }) => address)).toEqual(['layouts/default#footer']);
  });

  it('[EDT-2] is no other center, but may be another menu', () => {
    expect(areasFor(two('entry'), 'x/one#a', any)).toEqual([]);
    expect(areasFor(two('link'), 'x/one#a', any).map(({ address }) => address)).toEqual(['x/two#']);
  });
});
