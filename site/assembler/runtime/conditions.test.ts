import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/conditions.json' with { type: 'json' };
import { evaluate, MAX_NODES, OPERATORS, type Step } from './conditions.ts';
import type { Facts } from './types.ts';

const facts = vectors.facts as Facts; // JSON cannot say that its words come from the closed lists.

/** Repeatable randomness (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const many = (count: number) => ({ any: Array.from({ length: count }, () => true) });

describe('conditions', () => {
  it.each(vectors.cases)('[CFG-4] $name is $is', (vector) => {
    const { condition, is } = vector;
    expect(evaluate(condition, { ...facts, ...('facts' in vector ? (vector.facts as Partial<Facts>) : {}) })).toBe(is);
  });

  it('[CFG-4] has a vector for each operator', () => {
    const text = JSON.stringify(vectors.cases);
    expect(OPERATORS.filter((operator) => !text.includes(`{"${operator}":`))).toEqual([]);
  });

  it('[CFG-4] shows what has no condition', () => {
    expect(evaluate(undefined, facts)).toBe(true);
  });

  it('[CFG-4] refuses a condition of too many nodes, even where the part read decides it', () => {
    expect(evaluate(many(MAX_NODES - 1), facts)).toBe(true);
    expect(evaluate(many(MAX_NODES), facts)).toBe('fault');
    expect(evaluate(many(1_000_000), facts)).toBe('fault');
  });

  it('[CFG-4] survives nesting far beyond the limit', () => {
    let deep: unknown = true;
    for (let level = 0; level < 20_000; level += 1) deep = { not: deep };
    expect(evaluate(deep, facts)).toBe('fault');
  });

  it('[CFG-4] tells every node, and why the faulty one is faulty', () => {
    const steps: Step[] = [];
    evaluate({ all: [{ flag: 'ON' }, { not: { flg: 'ON' } }] }, facts, (step) => steps.push(step));
    expect(steps.map(({ pointer, verdict, why }) => [pointer, verdict, why])).toEqual([
      ['/all/0', true, undefined],
      ['/all/1/not', 'fault', 'operator'],
      ['/all/1', 'fault', undefined],
      ['', 'fault', undefined],
    ]);
  });

  it.each([
    ['shape', 'ON'],
    ['shape', {}],
    ['shape', { flag: 'ON', mark: 'toUpline' }],
    ['operator', { flg: 'ON' }],
    ['operand', { flag: 'OM' }],
    ['operand', { all: [] }],
    ['fact', { language: ['EN'] }],
    ['too-deep', [1, 2, 3, 4, 5, 6, 7, 8].reduce<unknown>((inner) => ({ not: inner }), true)],
    ['too-many', many(MAX_NODES)],
  ])('[CFG-4] [CFG-9] tells that a condition is faulty for its %s: %j', (why, condition) => {
    const faulty: Step[] = [];
    const unknown = { ...facts, language: undefined } as unknown as Facts; // Facts pass no check where they come from.
    evaluate(condition, unknown, (step) => (step.why ? faulty.push(step) : undefined));
    expect(faulty.map((step) => [step.why, step.verdict])).toEqual([[why, 'fault']]);
  });

  it('[CFG-4] is never opened by a fault: wherever it shows, it shows for both values of the faulty part', () => {
    const random = seeded(4);
    const FAULT = { flag: 'UNDECLARED' };
    const grow = (depth: number): unknown => {
      const roll = random();
      if (depth === 0 || roll < 0.2) return random() < 0.3 ? FAULT : random() < 0.5;
      if (roll < 0.4) return { not: grow(depth - 1) };
      return { [roll < 0.7 ? 'all' : 'any']: Array.from({ length: 1 + Math.floor(random() * 3) }, () => grow(depth - 1)) };
    };
    const replace = (condition: unknown, value: boolean): unknown =>
      JSON.parse(JSON.stringify(condition).replaceAll(JSON.stringify(FAULT), String(value)));
    let faulty = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const condition = grow(4);
      const verdict = evaluate(condition, facts);
      if (JSON.stringify(condition).includes('UNDECLARED')) faulty += 1;
      if (verdict === true) {
        expect([evaluate(replace(condition, true), facts), evaluate(replace(condition, false), facts)]).toEqual([true, true]);
      }
    }
    expect(faulty).toBeGreaterThan(5000);
  });
});
