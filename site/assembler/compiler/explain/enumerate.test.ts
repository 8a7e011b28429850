import { describe, expect, it } from 'vitest';

import { small } from '../../../../tests/vectors/small.ts';
import { combinations } from './enumerate.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Condition, Facts } from '#site/assembler/runtime/types.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const factsOf = (known: KnownFacts = {}): Facts => composeFacts(small().artefact, known, NOON);
const combined = (conditions: readonly (Condition | undefined)[], ...starts: readonly Facts[]) =>
  combinations(conditions, starts.length > 0 ? starts : [factsOf()], ['EN', 'TY']);
/** What is tried, in words, in order. */
const tried = (when: Condition, known?: KnownFacts) => combined([when], factsOf(known))?.map(({ changes }) => changes.join(' '));
/** What one fact comes to where it was given a value. */
const given = <T>(when: Condition, pick: (facts: Facts) => T, known?: KnownFacts) =>
  combined([when], factsOf(known))?.map(({ facts: [facts] }) => facts && pick(facts));

const vendors = (known: KnownFacts) => given({ hasVendors: 'RNG' }, (facts) => facts.vendors, known);

describe('the values of a fact', () => {
  it('[CFG-16] a flag is on and off', () => {
    expect(tried({ flag: 'CHAT' })).toEqual(['', 'CHAT=off']);
    expect(tried({ flag: 'NIGHT' })).toEqual(['', 'NIGHT=on']);
    expect(given({ flag: 'NIGHT' }, ({ flags }) => flags)).toEqual([
      { ROOT: true, CHAT: true, NIGHT: false },
      { ROOT: true, CHAT: true, NIGHT: true },
    ]);
  });

  it('[CFG-16] a rank is at a bound and above it', () => {
    expect(tried({ rank: { above: 3 } })).toEqual(['', 'rank=3', 'rank=4']);
    expect(tried({ rank: { above: 3 } }, { rank: 3 })).toEqual(['', 'rank=4']);
    expect(given({ rank: { above: 3 } }, ({ rank }) => rank)).toEqual([0, 3, 4]);
    // Two bounds that share a value.
    expect(tried({ any: [{ rank: { above: 3 } }, { not: { rank: { above: 4 } } }] })).toEqual(['', 'rank=3', 'rank=4', 'rank=5']);
  });

  it('[CFG-16] a route is each that is named, and another', () => {
    expect(tried({ route: ['/rng', '/help'] })).toEqual(['', 'route=/rng', 'route=/help', 'route=/elsewhere']);
    expect(tried({ route: ['/rng'] }, { route: '/rng' })).toEqual(['', 'route=/elsewhere']);
    expect(given({ route: ['/rng'] }, ({ route }) => route)).toEqual(['/', '/rng', '/elsewhere']);
  });

  it('[CFG-16] a language is one of those that a visitor can choose, a device any', () => {
    expect(tried({ language: ['TY'] })).toEqual(['', 'language=TY']);
    expect(tried({ language: ['TY'] }, { language: 'TY' })).toEqual(['', 'language=EN']);
    expect(given({ language: ['TY'] }, ({ language }) => language)).toEqual(['EN', 'TY']);
    expect(tried({ device: ['phone'] })).toEqual(['', 'device=phone', 'device=tablet']);
    expect(tried({ device: ['phone'] }, { device: 'phone' })).toEqual(['', 'device=tablet', 'device=desktop']);
    expect(given({ device: ['phone'] }, ({ device }) => device)).toEqual(['desktop', 'phone', 'tablet']);
  });

  it('[CFG-16] a category has vendors or none, and others keep theirs', () => {
    expect(tried({ hasVendors: 'RNG' })).toEqual(['', 'vendors of RNG=on']);
    expect(tried({ hasVendors: 'RNG' }, { vendors: ['FISH', 'RNG'] })).toEqual(['', 'vendors of RNG=off']);
    expect(vendors({ vendors: ['FISH'] })).toEqual([['FISH'], ['FISH', 'RNG']]);
    expect(vendors({ vendors: ['FISH', 'RNG'] })).toEqual([['FISH', 'RNG'], ['FISH']]);
  });

  it('[CFG-16] a rule is off, on or required, and keeps what else it says', () => {
    const when: Condition = { rule: { field: 'email', is: 'required' } };
    expect(tried(when)).toEqual(['', 'rule email=disabled', 'rule email=required']);
    expect(tried(when, { rules: {} })).toEqual(['', 'rule email=enabled', 'rule email=required']);
    expect(tried(when, { rules: { email: { enabled: false, required: true } } })).toEqual([
      '',
      'rule email=enabled',
      'rule email=required',
    ]);
    expect(tried(when, { rules: { email: { enabled: true, required: true } } })).toEqual(['', 'rule email=disabled', 'rule email=enabled']);
    expect(given(when, ({ rules }) => rules, { rules: { email: { enabled: true, required: false, maxLength: 9 } } })).toEqual([
      { email: { enabled: true, required: false, maxLength: 9 } },
      { email: { enabled: false, required: false, maxLength: 9 } },
      { email: { enabled: true, required: true, maxLength: 9 } },
    ]);
  });

  it('[CFG-16] a date is before a span, at its start and at its end', () => {
    const span: Condition = { between: { from: '2026-02-01T00:00:00Z', to: '2026-03-01T00:00:00Z' } };
    expect(tried(span)).toEqual(['', 'date=2026-01-31T23:59:59.999Z', 'date=2026-02-01T00:00:00.000Z', 'date=2026-03-01T00:00:00.000Z']);
    expect(given(span, ({ now }) => new Date(now).getUTCMonth())).toEqual([0, 0, 1, 2]);
    expect(combined([span], { ...factsOf(), now: Date.parse('2026-02-01T00:00:00Z') })).toHaveLength(3);
    expect(tried({ between: { from: 'soon', to: 'later' } })).toEqual(['']);
  });

  it('[CFG-16] who somebody is goes with what only some are', () => {
    const sessions = ['', 'session=member', 'session=trial', 'session=agent'];
    expect(tried({ session: ['member'] })).toEqual(sessions);
    // Only agents have features, and only members and agents are marked.
    expect(tried({ feature: 'salary' })).toEqual([...sessions, 'salary=on session=agent']);
    expect(tried({ feature: 'salary' }, { session: 'agent', features: { ...factsOf().features, salary: true } })).toEqual([
      '',
      'salary=off',
      'salary=off session=visitor',
      'salary=off session=member',
      'salary=off session=trial',
    ]);
    expect(tried({ mark: 'toUpline' })).toEqual([...sessions, 'toUpline=on session=member', 'toUpline=on session=agent']);
    expect(tried({ mark: 'toUpline' }, { session: 'member', marks: { toUpline: true } })).toContain('toUpline=off');
    expect(given({ accountType: [4] }, ({ session, accountType }) => `${session} ${accountType}`)?.toSorted()).toEqual([
      'agent 1',
      'agent 2',
      'agent 41',
      'agent 42',
      'agent none',
      'member 0',
      'member none',
      'trial 4',
      'trial none',
      'visitor none',
    ]);
    expect(tried({ accountType: [4] }, { session: 'trial', accountType: 4 })?.[0]).toBe('');
  });

  it('[CFG-16] what config does not know decides nothing', () => {
    const unknown = [{ feature: 'flying' }, { mark: 'odd' }, { rule: { field: 'shoeSize', is: 'required' } }];
    for (const when of unknown) expect(tried(when as unknown as Condition), JSON.stringify(when)).toEqual(['']);
  });
});

const flags = (count: number): Condition => ({ any: Array.from({ length: count }, (_, index) => ({ flag: `F${index}` })) });
/** With the one that somebody starts from. */
const routes = (count: number): Condition => ({ route: Array.from({ length: count - 2 }, (_, index) => `/r${index}`) });
const ranks = (count: number): Condition => ({
  any: Array.from({ length: count - 2 }, (_, index) => ({ rank: { above: index + 1 } })),
});

describe('what is combined', () => {
  it('[CFG-16] every value with every other, fewest changes first', () => {
    expect(combined([{ all: [{ flag: 'CHAT' }, { not: { flag: 'NIGHT' } }] }, undefined, true])?.map(({ changes }) => changes)).toEqual([
      [],
      ['NIGHT=on'],
      ['CHAT=off'],
      ['CHAT=off', 'NIGHT=on'],
    ]);
  });

  it('[CFG-9] of two starts, each keeps what they differ in, or both are given a value', () => {
    const two = combined([{ rank: { above: 3 } }], factsOf({ rank: 1 }), factsOf({ rank: 4 }));
    expect(two?.map(({ facts, changes, kept }) => [facts.map(({ rank }) => rank), changes, kept])).toEqual([
      [[1, 4], [], [{ name: 'rank', values: ['1', '4'] }]],
      [[3, 3], ['rank=3'], []],
      [[4, 4], ['rank=4'], []],
    ]);
    // One of the two that cannot be is none.
    expect(
      combined([{ session: ['agent'] }], factsOf(), factsOf({ accountType: 4, session: 'trial' }))?.map(({ changes }) => changes),
    ).toEqual([[], ['session=trial']]);
  });

  it('[CFG-16] too many facts, or too many of their values, are not decided', () => {
    expect(combined([flags(12)])).toHaveLength(4096);
    expect(combined([flags(13)])).toBeUndefined();
    // So many values times so many, and then more.
    expect(combined([routes(250), ranks(200)])).toHaveLength(50_000);
    expect(combined([routes(251), ranks(200)])).toBeUndefined();
  });
});
