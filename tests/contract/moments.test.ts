import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { calls, schemaOf, wireFor, type Call } from '#site/api/contract/index.ts';
import { readExamples } from '../../scripts/calls/examples.ts';

/** Where amounts and counts of the examples end, and times begin. */
const FIRST_TIME = 1e11;
/** Beyond what a date can be. */
const NO_TIME = 1e18;

type Place = readonly (string | number)[];

/** The places of times in an answer. */
function timesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value === 'number') return value > FIRST_TIME ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => timesIn(part, [...place, key]));
}

/** The answer with something else in one place. */
function withAt(value: unknown, [key, ...rest]: Place, part: unknown): unknown {
  if (key === undefined) return part;
  const copy: unknown = structuredClone(value);
  Reflect.set(Object(copy), key, withAt(Reflect.get(Object(copy), key), rest, part));
  return copy;
}

const decoding = wireFor(2, 'decode');
const cases = [...readExamples()].flatMap(([name, { answer }]) =>
  timesIn(answer).map((place) => [name, place.join('.'), place, answer] as const),
);

describe('an answer', () => {
  it.each(cases)('[API-3] of %s whose %s is no possible time is of the wrong shape', (name, _text, place, answer) => {
    const { response } = Object.entries<Call>(calls).find(([key]) => key === name)?.[1] ?? {};
    expect(response).toBeDefined();
    if (response === undefined) return;
    const schema = schemaOf(response, decoding);
    expect(v.is(schema, answer)).toBe(true);
    expect(v.is(schema, withAt(answer, place, NO_TIME))).toBe(false);
  });
});
