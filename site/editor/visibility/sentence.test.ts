import { describe, expect, it } from 'vitest';

import type { Condition } from '#site/assembler/runtime/types.ts';
import { joinedBy, negated } from './edit.ts';
import { sentenceOf } from './sentence.ts';

describe('a condition as a sentence', () => {
  it.each<[Condition | undefined, string]>([
    [undefined, 'Shown to everyone.'],
    [true, 'Shown to everyone.'],
    [false, 'Shown to no one.'],
    [{ session: ['member', 'agent'] }, 'Shown when the visitor is a member or agent.'],
    [{ not: { session: ['visitor'] } }, 'Shown when the visitor is not a visitor.'],
    [
      { all: [{ hasVendors: 'DS88' }, { not: { flag: 'CHATROOM3' } }] },
      'Shown when there are vendors of DS88 and the flag CHATROOM3 is off.',
    ],
    [
      { not: { any: [{ device: ['phone', 'tablet'] }, { rank: { above: 3 } }] } },
      'Shown when the device is not a phone or tablet and the rank is at most 3.',
    ],
    [
      { any: [{ all: [{ flag: 'A' }, { flag: 'B' }] }, { language: ['VI'] }] },
      'Shown when (the flag A is on and the flag B is on) or the language is VI.',
    ],
    [
      { between: { from: '2026-12-24T20:00:00+08:00', to: '2026-12-27T00:00:00Z' } },
      'Shown when it is between 2026-12-24 12:00 UTC and 2026-12-27 00:00 UTC.',
    ],
  ])('[EDT-4] %j', (when, sentence) => {
    expect(sentenceOf(when)).toBe(sentence);
  });
});

it('[EDT-4] is written as briefly as it can be', () => {
  expect(joinedBy('all', [])).toBe(true);
  expect(joinedBy('any', [{ flag: 'A' }])).toEqual({ flag: 'A' });
  expect(joinedBy('any', [{ flag: 'A' }, { flag: 'B' }])).toEqual({ any: [{ flag: 'A' }, { flag: 'B' }] });
  expect(negated(negated({ flag: 'A' }))).toEqual({ flag: 'A' });
});
