import { describe, expect, it } from 'vitest';

import { mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import { mulberry32 } from '../../../tests/mulberry32.ts';
import { asInBase, freeId, itemFor, movedBy, orderIn, originOf, withItem, withoutItem, withPart, type Layers } from './items.ts';

const BLANK = '{\n  "$schema": "x",\n  "v": 1\n}\n';
const BASE = JSON.stringify({
  v: 1,
  areas: { main: { items: Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { block: id, props: { count: 3 } }])) } },
});
const at = (id: string) => ['areas', 'main', 'items', id];
const orderOf = (text: string) => JSON.parse(text).areas?.main?.order;
const layers = (text: string): Layers => ({ base: BASE, text });

describe('what an operator does with an item', () => {
  it('[EDT-8] keeps comments and layout of the file, and leaves it as it was when all is taken back', () => {
    const text = '{\n  // Ours.\n  "v": 1,\n  "title": { "EN": "Home" } /* Short. */\n}\n';
    const changed = withPart(layers(text), [...at('a'), 'props', 'count'], 5);
    expect(changed).toContain('// Ours.');
    expect(changed).toContain('"title": { "EN": "Home" }, /* Short. */');
    expect(JSON.parse(changed.replaceAll(/\/\/.*|\/\*.*?\*\//g, ''))).toMatchObject({
      areas: { main: { items: { a: { props: { count: 5 } } } } },
    });
    expect(withPart(layers(changed), [...at('a'), 'props', 'count'], 3)).toBe(text);
  });

  it('[EDT-8] takes no comment away with what a comment stands beside', () => {
    const text = '{\n  "v": 1,\n  "areas": {\n    // Asked for by sales.\n    "main": { "items": { "a": { "removed": true } } }\n  }\n}\n';
    expect(asInBase(layers(text), at('a'))).toContain('// Asked for by sales.');
  });

  it('[EDT-2] writes the shortest order', () => {
    const first = movedBy(layers(BLANK), at('c'), -2);
    expect(orderOf(first)).toEqual(['c']);
    expect(orderOf(movedBy(layers(BLANK), at('a'), 9))).toEqual(['*', 'a']);
    expect(orderOf(movedBy(layers(first), at('a'), 9))).toEqual(['c', '*', 'a']);
    expect(movedBy(layers(first), at('c'), 2)).toBe(BLANK);
  });

  it('[EDT-5] removes what is base’s by a mark and what is the merchant’s own as a whole, also from the order', () => {
    const own = withPart(layers(BLANK), at('mine'), { block: 'x' });
    const moved = movedBy(layers(own), at('mine'), -4);
    expect(originOf(layers(moved), at('mine'))).toBe('own');
    expect(withoutItem(layers(moved), at('mine'))).toBe(BLANK);

    const without = withoutItem(layers(movedBy(layers(BLANK), at('c'), -2)), at('c'));
    expect(originOf(layers(without), at('c'))).toBe('removed');
    expect(orderIn(layers(without), ['areas', 'main'])).toEqual(['a', 'b', 'd']);
    expect(asInBase(layers(without), at('c'))).toBe(BLANK);
  });

  it('[EDT-5] adds an item where it is wanted, by an id that is free, and is as it was without it', () => {
    const area = ['areas', 'main'];
    const id = freeId(layers(BLANK), area, 'a');
    expect(id).toBe('a2');
    const last = withItem(layers(BLANK), area, id, { block: 'a' });
    expect(JSON.parse(last).areas.main).toEqual({ items: { a2: { block: 'a' } } });
    expect(freeId(layers(last), area, 'a2')).toBe('a3');
    const second = withItem(layers(BLANK), area, id, { block: 'a' }, 'a');
    expect(orderIn(layers(second), area)).toEqual(['a', 'a2', 'b', 'c', 'd']);
    expect(withoutItem(layers(second), at('a2'))).toBe(BLANK);
  });

  it('[EDT-5] copies an item with what both layers say, but for an order that says nothing', () => {
    const base = JSON.stringify({ items: { x: { block: 'box', slots: { in: { items: { y: { block: 'a' }, z: { block: 'b' } } } } } } });
    const text = JSON.stringify({ items: { x: { props: { count: 2 } } } });
    expect(itemFor({ base, text }, ['items', 'x'])).toEqual({
      block: 'box',
      props: { count: 2 },
      slots: { in: { items: { y: { block: 'a' }, z: { block: 'b' } } } },
    });
  });

  it('[EDT-8] leaves a file without a fault, of which the site shows what was asked for', () => {
    const random = mulberry32(47);
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // Within the list.
    for (let run = 0; run < 200; run += 1) {
      let text = withPart(layers(BLANK), at('e'), { block: 'e' });
      for (let step = 0; step < 12; step += 1) {
        const id = oneOf(['a', 'b', 'c', 'd']);
        const now = layers(text);
        const isThere = orderIn(now, ['areas', 'main']).includes(id);
        text = oneOf([
          () => (isThere ? movedBy(now, at(id), oneOf([-3, -2, -1, 1, 2, 3])) : text),
          () => movedBy(now, at('e'), oneOf([-2, 2])),
          () => withoutItem(now, at(id)),
          () => asInBase(now, at(id)),
          () => (isThere ? withPart(now, [...at(id), 'props', 'count'], 9) : text),
        ])();
      }
      const [base, patch] = [parseFile('base', BASE), parseFile('patch', text)];
      expect(patch.faults).toEqual([]);
      const merged = mergeFiles(base, patch);
      expect(merged.faults).toEqual([]);
      expect(merged.value).toMatchObject({ areas: { main: { order: orderIn(layers(text), ['areas', 'main']) } } });
    }
  });
});
