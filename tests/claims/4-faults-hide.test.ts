/** No fault can open a block, wherever in a condition it stands, and every fault is reported. */
import { describe, expect, it } from 'vitest';

import { conditionFindings } from '#site/assembler/compiler/check/checkConditions.ts';
import { evaluate, MAX_DEPTH, MAX_NODES } from '#site/assembler/runtime/conditions.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Condition, Facts } from '#site/assembler/runtime/types.ts';
import { ground, randomCondition, randomVisitor } from './config.ts';
import { MANY, seeded, type Random } from './random.ts';

const ROUNDS = 30_000 * MANY;

/** Leaves that are wrong by themselves. */
const FAULTY: readonly unknown[] = [
  { flga: 'GEETEST3' },
  { constructor: 'GEETEST3' },
  { flag: 'UNDECLARED' },
  { flag: 'toString' },
  { flag: 7 },
  { flag: 'GEETEST3', session: ['visitor'] },
  {},
  null,
  'true',
  1,
  [],
  { all: [] },
  { any: {} },
  { session: 'visitor' },
  { session: ['visitor', 'memebr'] },
  { session: [] },
  { accountType: [3] },
  { accountType: ['0'] },
  { rank: { above: '3' } },
  { rank: 3 },
  { route: ['rng'] },
  { language: ['XX'] },
  { device: ['watch'] },
  { hasVendors: 'TABLE' },
  { feature: 'salry' },
  { rule: { field: 'email', is: 'on' } },
  { rule: { field: 'emial', is: 'enabled' } },
  { between: { from: '2026-01-01', to: '2027-01-01' } },
  { between: { from: '2027-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' } },
];

/** The condition with what stands at one of its leaves, or boughs, put another way. */
function graft(condition: unknown, random: Random, leaf: unknown): (put: unknown) => unknown {
  const [operator = '', operand]: readonly unknown[] = isRecord(condition) ? (Object.entries(condition)[0] ?? []) : [];
  if (operator === 'not') {
    const inner = graft(operand, random, leaf);
    return (put) => ({ not: inner(put) });
  }
  if ((operator === 'all' || operator === 'any') && Array.isArray(operand)) {
    const at = random.below(operand.length);
    const inner = graft(operand[at], random, leaf);
    return (put) => ({ [String(operator)]: operand.map((child: unknown, index) => (index === at ? inner(put) : child)) });
  }
  return (put) => put;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than conditions may be. */
const tooDeep = (leaf: unknown): unknown => Array.from({ length: MAX_DEPTH + 1 }).reduce<unknown>((inner) => ({ not: inner }), leaf);

describe('a condition with a fault in it', () => {
  it(
    `[CFG-4] is true only where it is true for either value of the faulty part`,
    async () => {
      const { whole } = await ground();
      const visitors = Array.from({ length: 500 }, (_, index) => {
        const { known, now } = randomVisitor(seeded(index), whole);
        return composeFacts(whole.artefact, known, now);
      });
      const failures: string[] = [];
      let shown = 0;
      let underNot = 0;
      for (let seed = 1; seed <= ROUNDS && failures.length < 5; seed += 1) {
        const random = seeded(seed);
        const put = graft(randomCondition(random, whole.artefact, 4), random, null);
        const fault = random.once(10) ? tooDeep(true) : random.pick(FAULTY);
        const faulty = put(fault);
        const facts = random.pick(visitors);
        const verdict = evaluate(faulty, facts);
        const either = new Set([true, false].map((value) => evaluate(put(value), facts)));
        if (JSON.stringify(faulty).includes('{"not":')) underNot += 1;
        if (verdict === true) shown += 1;
        if (verdict === true && either.has(false)) failures.push(`seed ${seed}: opened by ${JSON.stringify(faulty)}`);
        if (verdict === false && either.has(true)) failures.push(`seed ${seed}: a fault closed it silently: ${JSON.stringify(faulty)}`);
        // Reading all of them for their findings would take most of the time.
        if (seed % 20 === 0 && conditionFindings(faulty, whole.artefact).length !== 1)
          failures.push(`seed ${seed}: ${JSON.stringify(conditionFindings(faulty, whole.artefact))} of ${JSON.stringify(faulty)}`);
      }
      expect(failures).toEqual([]);
      expect([shown > ROUNDS / 100, underNot > ROUNDS / 10]).toEqual([true, true]);
    },
    60_000 * MANY,
  );

  it(
    '[CFG-4] never opens on a fact that is missing or outside its list',
    async () => {
      const { whole } = await ground();
      const failures: string[] = [];
      for (let seed = 1; seed <= 5000 * MANY; seed += 1) {
        const random = seeded(seed);
        const { known, now } = randomVisitor(random, whole);
        const facts = composeFacts(whole.artefact, known, now);
        const fact = random.pick(Object.keys(facts) as (keyof Facts)[]); // An object literal's own keys.
        const lacking = { ...facts, [fact]: random.pick([undefined, null]) } as unknown as Facts; // What no type lets through.
        const condition = randomCondition(random, whole.artefact, 3);
        // The parts that read the fact, once all true and once all false.
        const either = [true, false].map((value) => evaluate(without(condition, fact, value), facts));
        if (evaluate(condition, lacking) === true && either.some((verdict) => verdict !== true))
          failures.push(`seed ${seed}: without ${fact} shows ${JSON.stringify(condition)}`);
      }
      for (const strange of [{ session: 'ghost' }, { accountType: 77 }, { device: 'watch' }, { language: 'XX' }]) {
        const facts = { ...composeFacts(whole.artefact, {}, 0), ...strange } as unknown as Facts; // As above.
        const [fact = ''] = Object.keys(strange);
        const listed = { session: ['trial'], accountType: [4], device: ['phone'], language: ['EN'] }[fact];
        if (evaluate({ not: { [fact]: listed } }, facts) !== 'fault') failures.push(`${JSON.stringify(strange)} opens what is under not`);
      }
      expect(failures.slice(0, 5)).toEqual([]);
    },
    30_000 * MANY,
  );

  it('[CFG-4] of too many parts hides, even where the parts that were read decide it', () => {
    const all = { any: [true, ...Array.from({ length: MAX_NODES }, () => false)] };
    expect(evaluate({ not: { not: all } }, {} as Facts)).toBe('fault'); // No fact is read.
  });
});

const READS: Readonly<Record<string, keyof Facts>> = {
  flag: 'flags',
  feature: 'features',
  mark: 'marks',
  hasVendors: 'vendors',
  rule: 'rules',
  between: 'now',
};

/** The condition with a value in place of each part that reads the fact. */
function without(condition: Condition, fact: keyof Facts, value: boolean): unknown {
  if (typeof condition === 'boolean') return condition;
  if ('not' in condition) return { not: without(condition.not, fact, value) };
  if ('all' in condition) return { all: condition.all.map((child) => without(child, fact, value)) };
  if ('any' in condition) return { any: condition.any.map((child) => without(child, fact, value)) };
  const [operator = ''] = Object.keys(condition);
  return (READS[operator] ?? operator) === fact ? value : condition;
}
