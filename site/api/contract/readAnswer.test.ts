import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { readAnswer } from './readAnswer.ts';
import { wireFor } from './wire.ts';

const wire = wireFor(2, 'decode');
const schema = v.object({
  ok: v.boolean(),
  total: v.number(),
  note: v.optional(v.string(), 'none'),
  digits: v.optional(v.array(v.string()), []),
  lanes: v.array(
    v.object({
      cards: v.array(v.object({ id: v.string(), price: wire.money(), icon: v.optional(v.string()) })),
      title: v.string(),
    }),
  ),
});
const card = { id: 'a', price: '1.50' };
const answer = { ok: true, total: 1, lanes: [{ title: 'RNG', cards: [card] }] };

describe('an answer of another platform', () => {
  it('[API-7] may write null for what it has not, numbers as text, ids as numbers, and say more than is asked', () => {
    const other = {
      ok: '1',
      total: '1',
      note: null,
      extra: {},
      digits: [7],
      lanes: [{ title: 5, cards: [{ id: 7, price: 1.5, icon: null }] }],
    };
    expect(readAnswer(schema, other)).toEqual({
      success: true,
      dropped: [],
      output: { ok: true, total: 1, note: 'none', digits: ['7'], lanes: [{ title: '5', cards: [{ id: '7', price: 150 }] }] },
    });
  });

  it.each([
    ['a missing field', { price: 1 }, 'lanes.0.cards.1.id'],
    ['an amount that is none', { id: 'x', price: 'much' }, 'lanes.0.cards.1.price'],
    ['null', null, 'lanes.0.cards.1'],
    ['a text', 'card', 'lanes.0.cards.1'],
  ])('[API-3] loses an item with %s, and nothing beside it', (_, wrong, place) => {
    const spoiled = { ...answer, lanes: [{ title: 'RNG', cards: [card, wrong, { ...card, id: 'b' }] }] };
    expect(readAnswer(schema, spoiled)).toMatchObject({
      success: true,
      dropped: [place],
      output: { lanes: [{ cards: [{ id: 'a' }, { id: 'b' }] }] },
    });
  });

  it('[API-3] loses the whole lane where the lane itself is wrong, whatever is wrong in it', () => {
    const lanes = [{ cards: [card, { id: 'x' }] }, { title: 'LIVE', cards: [{ id: 'x' }, card] }, null];
    const read = readAnswer(schema, { ...answer, lanes });
    expect(read).toMatchObject({ success: true, output: { lanes: [{ title: 'LIVE', cards: [{ id: 'a', price: 150 }] }] } });
  });

  it.each([
    ['what belongs to no list', { ...answer, total: 'many' }],
    ['a list of plain values, whose places mean something', { ...answer, digits: ['1', {}] }],
    ['no list where one belongs', { ...answer, lanes: {} }],
    ['nothing', undefined],
  ])('[API-3] is none with a fault in %s', (_, wrong) => {
    expect(readAnswer(schema, wrong)).toMatchObject({ success: false });
  });
});
