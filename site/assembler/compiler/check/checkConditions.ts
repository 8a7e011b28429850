/** What is wrong with a condition, at the very word that is wrong. */
import { evaluate, OPERATORS, readSpan, type Step } from '#site/assembler/runtime/conditions.ts';
import { composeFacts, type FactSource } from '#site/assembler/runtime/facts.ts';
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { brief, type Finding } from '#site/assembler/compiler/shape.ts';
import {
  ACCOUNT_TYPES,
  CATEGORIES,
  DEVICES,
  FEATURES,
  LANGUAGES,
  MARKS,
  RULE_STATES,
  SESSIONS,
} from '#site/assembler/runtime/vocabulary.ts';
import { isRecord } from '#site/assembler/runtime/record.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

/** Condition faults as findings; pointers are relative to the condition. */
export function conditionFindings(condition: unknown, source: FactSource): Finding[] {
  const { facts, operands } = readingOf(source);
  const steps: Step[] = [];
  evaluate(condition, facts, (step) => {
    // Every node past the limit is one too many; the first says so for all.
    if (step.why && (step.why !== 'too-many' || !steps.some(({ why }) => why === 'too-many'))) steps.push(step);
  });
  return steps.map((step) => stepFinding(step, operands));
}

/** What all conditions of a merchant are read with. */
const readingOf = oncePer((source: FactSource) => ({
  facts: composeFacts(source, {}, 0),
  operands: { ...OPERANDS, flag: { expected: 'a declared flag', words: Object.keys(source.flags) } },
}));

/** What an operator takes, or a part of it: one of some words, a list of them, or an object of such parts. */
interface Operand {
  readonly expected: string;
  readonly words?: readonly (string | number)[];
  readonly parts?: Readonly<Record<string, Operand>>;
  /** Whether a part that is no word can be right. */
  readonly fits?: (value: unknown) => boolean;
}

const INSTANT: Operand = {
  expected: 'an instant such as 2026-01-01T00:00:00Z',
  fits: (value) => readSpan({ from: value, to: '9999-12-31T23:59:59Z' }) !== undefined,
};
const WHOLE: Operand = { expected: 'a whole number', fits: Number.isInteger };
const oneOf = (words: readonly (string | number)[]): Operand => ({ expected: `one of ${words.join(', ')}`, words });
const listOf = (words: readonly (string | number)[]): Operand => ({ expected: `a non-empty list of ${words.join(', ')}`, words });

const OPERANDS: Readonly<Record<string, Operand>> = {
  all: { expected: 'a non-empty list of conditions' },
  any: { expected: 'a non-empty list of conditions' },
  feature: oneOf(FEATURES),
  mark: oneOf(MARKS),
  session: listOf(SESSIONS),
  accountType: listOf([...ACCOUNT_TYPES, 'none']),
  rank: { expected: '{"above": a whole number}', parts: { above: WHOLE } },
  route: { expected: 'a non-empty list of paths' },
  language: { expected: 'a non-empty list of language codes', words: LANGUAGES },
  device: listOf(DEVICES),
  hasVendors: oneOf(CATEGORIES),
  rule: {
    expected: '{"field": a registration field, "is": "enabled" or "required"}',
    parts: { field: oneOf(REGISTRATION_FIELDS), is: oneOf(RULE_STATES) },
  },
  between: {
    expected: '{"from", "to"}: instants such as 2026-01-01T00:00:00Z, the first before the second',
    parts: { from: INSTANT, to: INSTANT },
  },
};

const LIMITS = { 'too-deep': 'at most 8 levels', 'too-many': 'at most 64 nodes' } as const;

function stepFinding({ why, node, pointer }: Step, operands: Readonly<Record<string, Operand>>): Finding {
  const base = { code: 'condition', pointer, part: 'value', found: brief(node) } as const;
  if (why === 'too-deep' || why === 'too-many') return { ...base, expected: LIMITS[why] };
  const keys = isRecord(node) ? Object.keys(node) : [];
  const [operator = ''] = keys;
  if (why === 'shape') {
    return { ...base, expected: keys.length > 1 ? 'exactly one key; use "all" or "any" to combine' : 'true, false or {"operator": …}' };
  }
  if (why === 'operator') return misspelt({ ...base, pointer: `${pointer}/${operator}` }, operator, OPERATORS);
  const operand: unknown = isRecord(node) ? node[operator] : undefined;
  const kind = Object.hasOwn(operands, operator) ? operands[operator] : undefined;
  const code = operator === 'flag' ? 'unknown-flag' : 'condition';
  return { ...operandFinding(operand, kind ?? { expected: 'a condition' }, `${pointer}/${operator}`), code };
}

/** The first thing that is wrong with an operand: a word, a key, or the whole. */
function operandFinding(operand: unknown, kind: Operand, pointer: string): Finding {
  const { expected, words, parts } = kind;
  const wrong = (value: unknown, at: string, wanted = expected): Finding => ({
    code: 'condition',
    pointer: at,
    part: 'value',
    found: brief(value),
    expected: wanted,
    hint: typeof value === 'string' && words ? nearest(value, words.map(String)) : undefined,
  });
  if (Array.isArray(operand)) {
    const at = operand.findIndex((word: unknown) => (words ? !words.some((known) => known === word) : !isPath(word)));
    return at < 0 || parts ? wrong(operand, pointer) : wrong(operand[at], `${pointer}/${at}`, words && oneOf(words).expected);
  }
  if (!parts || !isRecord(operand)) return wrong(operand, pointer);
  const stray = Object.keys(operand).find((key) => !Object.hasOwn(parts, key));
  if (stray !== undefined) return misspelt(wrong(operand, `${pointer}/${stray}`), stray, Object.keys(parts));
  const bad = Object.entries(parts).find(([key, part]) => Object.hasOwn(operand, key) && !canBe(part, operand[key]));
  return bad ? operandFinding(operand[bad[0]], bad[1], `${pointer}/${bad[0]}`) : wrong(operand, pointer);
}

function canBe({ words, fits }: Operand, value: unknown): boolean {
  return words ? words.some((word) => word === value) : fits?.(value) === true;
}

function misspelt(finding: Omit<Finding, 'expected'>, word: string, known: readonly string[]): Finding {
  return { ...finding, part: 'key', found: `"${word}"`, expected: `one of ${known.join(', ')}`, hint: nearest(word, known) };
}

const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');
