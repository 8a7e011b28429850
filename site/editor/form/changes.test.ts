import { describe, expect, it } from 'vitest';

import definitions from '../../../config/schema/definitions.json' with { type: 'json' };
import { blocks } from '#site/blocks/index.ts';
import { propsFormOf } from './itemForm.ts';
import { changesBetween } from './changes.ts';

describe('what a form changed', () => {
  it('[EDT-3] is as deep as a patch may say it', () => {
    const before = { count: 20, clock: { to: '/' }, title: { t: 'home.hot' }, list: [1, 2] };
    expect(changesBetween(before, { ...before, clock: { to: '/rng' } })).toEqual([{ path: ['clock', 'to'], value: '/rng' }]);
    expect(changesBetween(before, { ...before, title: { EN: 'Hot' } })).toEqual([{ path: ['title'], value: { EN: 'Hot' } }]);
    expect(changesBetween(before, { ...before, list: [2, 1] })).toEqual([{ path: ['list'], value: [2, 1] }]);
    expect(changesBetween(before, { clock: before.clock, title: before.title, list: before.list })).toEqual([
      { path: ['count'], value: undefined },
    ]);
    expect(changesBetween(before, { ...structuredClone(before), more: {} })).toEqual([]);
  });
});

describe('the form of a block', () => {
  it('[EDT-3] is there for every block of the catalogue', () => {
    for (const block of blocks.keys()) expect(propsFormOf(definitions, block)?.schema.properties, block).toBeDefined();
    expect(propsFormOf(definitions, 'no-such-block')).toBeUndefined();
    expect(propsFormOf(definitions, 'hot-games')?.uiSchema).toMatchObject({
      title: { 'ui:field': 'LabelField' },
      count: { 'ui:widget': 'updown' },
    });
  });
});
