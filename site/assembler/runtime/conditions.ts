/**
 * Conditions: data, never code. The grammar is closed and every operand comes from a finite list,
 * so a typo is a fault; a fault hides, also under `not`. `tests/vectors/conditions.json` has the semantics as data.
 */
import type { Facts, Verdict } from './types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, LANGUAGES, MARKS, RULE_STATES, SESSIONS } from './vocabulary.ts';
import { isRecord } from './record.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

export const MAX_DEPTH = 8;
export const MAX_NODES = 64;

/** What was decided at one node. `why` is set where the fault itself is, not above it. */
export interface Step {
  readonly pointer: string;
  readonly node: unknown;
  readonly verdict: Verdict;
  readonly why?: 'shape' | 'operator' | 'operand' | 'fact' | 'too-deep' | 'too-many';
}

/** The fact that an operator reads, and what the operand and that fact come to. */
interface Test {
  readonly fact: keyof Facts;
  readonly decide: (operand: unknown, facts: Facts) => Verdict;
}

/** The operators that read a fact. A `Map`, so that `constructor` is no operator. */
const TESTS: ReadonlyMap<string, Test> = new Map<string, Test>([
  [
    'flag',
    {
      fact: 'flags',
      decide: (name, { flags }) => (typeof name === 'string' && Object.hasOwn(flags, name) ? flags[name] === true : 'fault'),
    },
  ],
  ['feature', { fact: 'features', decide: (name, { features }) => (isOneOf(name, FEATURES) ? (features[name] ?? 'fault') : 'fault') }],
  ['mark', { fact: 'marks', decide: (name, { marks }) => (isOneOf(name, MARKS) ? (marks[name] ?? 'fault') : 'fault') }],
  ['session', { fact: 'session', decide: (list, facts) => listed(list, SESSIONS, facts.session) }],
  ['accountType', { fact: 'accountType', decide: (list, facts) => listed(list, [...ACCOUNT_TYPES, 'none'], facts.accountType) }],
  [
    'rank',
    {
      fact: 'rank',
      decide: (operand, { rank }) =>
        hasKeys(operand, ['above']) && Number.isInteger(operand['above']) ? rank > Number(operand['above']) : 'fault',
    },
  ],
  ['route', { fact: 'route', decide: (list, { route }) => (isList(list) && list.every(isPath) ? list.includes(route) : 'fault') }],
  ['language', { fact: 'language', decide: (list, facts) => listed(list, LANGUAGES, facts.language) }],
  ['device', { fact: 'device', decide: (list, facts) => listed(list, DEVICES, facts.device) }],
  ['hasVendors', { fact: 'vendors', decide: (name, { vendors }) => (isOneOf(name, CATEGORIES) ? vendors.includes(name) : 'fault') }],
  ['rule', { fact: 'rules', decide: ruled }],
  [
    'between',
    {
      fact: 'now',
      decide: (operand, { now }) => {
        const span = readSpan(operand);
        return span ? span.from <= now && now < span.to : 'fault';
      },
    },
  ],
]);

const LISTS: ReadonlyMap<string, (verdicts: readonly Verdict[]) => Verdict> = new Map([
  ['all', (verdicts: readonly Verdict[]) => !verdicts.includes(false) && (verdicts.includes('fault') ? 'fault' : true)],
  ['any', (verdicts: readonly Verdict[]) => verdicts.includes(true) || (verdicts.includes('fault') ? 'fault' : false)],
]);

export const OPERATORS: readonly string[] = [...LISTS.keys(), 'not', ...TESTS.keys()];

/**
 * Evaluates a condition. Never throws; no condition is true.
 * `visit` sees every node, children before parents, for explanations and checks.
 */
export function evaluate(condition: unknown, facts: Facts, visit: (step: Step) => void = () => {}): Verdict {
  let nodes = 0;

  function decide(node: unknown, pointer: string, depth: number): Verdict {
    const settle = (verdict: Verdict, why?: Step['why']): Verdict => {
      visit(why ? { pointer, node, verdict, why } : { pointer, node, verdict });
      return verdict;
    };
    nodes += 1;
    if (nodes > MAX_NODES) return settle('fault', 'too-many');
    if (depth > MAX_DEPTH) return settle('fault', 'too-deep');
    if (typeof node === 'boolean') return settle(node);
    if (!isRecord(node)) return settle('fault', 'shape');
    const [operator, ...others] = Object.keys(node);
    if (operator === undefined || others.length > 0) return settle('fault', 'shape');
    const operand = node[operator];

    if (operator === 'not') {
      const verdict = decide(operand, `${pointer}/not`, depth + 1);
      return settle(verdict === 'fault' ? 'fault' : !verdict);
    }
    const combine = LISTS.get(operator);
    if (combine) {
      if (!isList(operand)) return settle('fault', 'operand');
      // A long list stops at the node limit: what lies beyond it cannot make the condition valid.
      const counted = operand.slice(0, MAX_NODES);
      return settle(combine(counted.map((child, index) => decide(child, `${pointer}/${operator}/${index}`, depth + 1))));
    }
    const test = TESTS.get(operator);
    if (!test) return settle('fault', 'operator');
    // Facts have passed no check where they come from: one that is missing must not open what is under a `not`.
    if (facts[test.fact] === undefined || facts[test.fact] === null) return settle('fault', 'fact');
    const verdict = test.decide(operand, facts);
    return settle(verdict, verdict === 'fault' ? 'operand' : undefined);
  }

  if (condition === undefined) return true;
  const verdict = decide(condition, '', 1);
  // A condition over the size limits is invalid as a whole, even where the part read decides it.
  return nodes > MAX_NODES ? 'fault' : verdict;
}

/** The instants of a `between` operand in epoch milliseconds, or nothing when it is malformed. */
export function readSpan(operand: unknown): { from: number; to: number } | undefined {
  if (!hasKeys(operand, ['from', 'to'])) return undefined;
  const from = readInstant(operand['from']);
  const to = readInstant(operand['to']);
  return from < to ? { from, to } : undefined;
}

/** With a zone, so that a date means the same instant to every visitor. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function readInstant(text: unknown): number {
  return typeof text === 'string' && INSTANT.test(text) ? Date.parse(text) : Number.NaN;
}

function ruled(operand: unknown, { rules }: Facts): Verdict {
  if (!hasKeys(operand, ['field', 'is'])) return 'fault';
  const { field, is } = operand;
  if (!isOneOf(field, REGISTRATION_FIELDS) || !isOneOf(is, RULE_STATES)) return 'fault';
  const rule = rules[field];
  if (rule === undefined) return false;
  return typeof rule.enabled === 'boolean' && typeof rule[is] === 'boolean' ? rule.enabled && rule[is] : 'fault';
}

/** A fact that is not in its list is as faulty as a word that is not: `not` must not open on it. */
function listed(list: unknown, words: readonly unknown[], fact: unknown): Verdict {
  return isList(list) && words.includes(fact) && list.every((word) => words.includes(word)) ? list.includes(fact) : 'fault';
}

function isOneOf<const T>(value: unknown, known: readonly T[]): value is T {
  return known.some((entry) => entry === value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/');
}

function hasKeys(value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
