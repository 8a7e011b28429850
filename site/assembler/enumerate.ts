/**
 * The facts that conditions name, and every combination of their values. Facts that no condition
 * names cannot change an answer, so a finite search decides what is shown to whom.
 */
import { readSpan } from './conditions.ts';
import type { Artefact, Condition, Facts, FieldRule } from './types.ts';
import { ACCOUNT_TYPES, DEVICES, FEATURES, RULE_FIELDS, SESSIONS } from './vocabulary.ts';

/** One fact and its values; `set` gives facts that value. */
interface Dimension {
  readonly name: string;
  readonly values: readonly { readonly text: string; readonly set: (facts: Facts) => Facts }[];
}

/** Facts that one combination comes to, and in words what differs from the facts started from. */
export interface Combination {
  readonly facts: Facts;
  readonly changes: readonly string[];
}

export const MAX_FACTS = 12;
const MAX_COMBINATIONS = 50_000;

/** All combinations, fewest changes first; nothing when there are too many facts to decide. */
export function combinations(conditions: readonly (Condition | undefined)[], start: Facts, artefact: Artefact): Combination[] | undefined {
  const dimensions = [...dimensionsOf(conditions, artefact).values()];
  const size = dimensions.reduce((product, { values }) => product * values.length, 1);
  if (dimensions.length > MAX_FACTS || size > MAX_COMBINATIONS) return undefined;
  let all: Combination[] = [{ facts: start, changes: [] }];
  for (const { name, values } of dimensions) {
    all = all.flatMap(({ facts, changes }) =>
      values.map(({ text, set }) => {
        const next = set(facts);
        const same = JSON.stringify(next) === JSON.stringify(facts);
        return { facts: next, changes: same ? changes : [...changes, `${name}=${text}`] };
      }),
    );
  }
  return all.filter(({ facts }) => isPossible(facts)).toSorted((a, b) => a.changes.length - b.changes.length);
}

/** Constraints between facts: who is nobody has no account type, and each kind of session has its types. */
function isPossible({ session, accountType, features }: Facts): boolean {
  if ((session === 'visitor') !== (accountType === 'none') && accountType !== 'none') return false;
  if (accountType !== 'none' && (session === 'trial') !== (accountType === 4)) return false;
  if (accountType !== 'none' && (session === 'agent') !== [1, 2, 41, 42].includes(accountType)) return false;
  return session === 'agent' || Object.values(features).every((on) => !on);
}

const onOff = (set: (facts: Facts, on: boolean) => Facts): Dimension['values'] =>
  [false, true].map((on) => ({ text: on ? 'on' : 'off', set: (facts) => set(facts, on) }));

const options = <T>(list: readonly T[], set: (facts: Facts, value: T) => Facts): Dimension['values'] =>
  list.map((value) => ({ text: String(value), set: (facts) => set(facts, value) }));

const NO_RULE: FieldRule = { enabled: false, required: false };

function dimensionsOf(conditions: readonly (Condition | undefined)[], artefact: Artefact): Map<string, Dimension> {
  const found = new Map<string, Dimension>();
  const add = (name: string, values: Dimension['values']) => {
    const known = found.get(name)?.values ?? [];
    const more = values.filter(({ text }) => !known.some((value) => value.text === text));
    found.set(name, { name, values: [...known, ...more] });
  };
  const sessions = () =>
    add(
      'session',
      options(SESSIONS, (facts, session) => ({ ...facts, session })),
    );

  const read = (condition: Condition | undefined): void => {
    if (condition === undefined || typeof condition === 'boolean') return;
    if ('all' in condition) condition.all.forEach(read);
    else if ('any' in condition) condition.any.forEach(read);
    else if ('not' in condition) read(condition.not);
    else if ('flag' in condition) {
      const { flag } = condition;
      add(
        flag,
        onOff((facts, on) => ({ ...facts, flags: { ...facts.flags, [flag]: on } })),
      );
    } else if ('feature' in condition) {
      const { feature } = condition;
      if (FEATURES.includes(feature))
        add(
          feature,
          onOff((facts, on) => ({ ...facts, features: { ...facts.features, [feature]: on } })),
        );
      sessions();
    } else if ('session' in condition) sessions();
    else if ('accountType' in condition) {
      add(
        'accountType',
        options([...ACCOUNT_TYPES, 'none' as const], (facts, accountType) => ({ ...facts, accountType })),
      );
      sessions();
    } else if ('rank' in condition)
      add(
        'rank',
        options([0, condition.rank.above, condition.rank.above + 1], (facts, rank) => ({ ...facts, rank })),
      );
    else if ('route' in condition)
      add(
        'route',
        options([...condition.route, '/elsewhere'], (facts, route) => ({ ...facts, route })),
      );
    else if ('language' in condition)
      add(
        'language',
        options(artefact.merchant.languages, (facts, language) => ({ ...facts, language })),
      );
    else if ('device' in condition)
      add(
        'device',
        options(DEVICES, (facts, device) => ({ ...facts, device })),
      );
    else if ('hasVendors' in condition) {
      const { hasVendors } = condition;
      add(
        `vendors of ${hasVendors}`,
        onOff((facts, on) => {
          const others = facts.vendors.filter((category) => category !== hasVendors);
          return { ...facts, vendors: on ? [...others, hasVendors] : others };
        }),
      );
    } else if ('rule' in condition) {
      const field = RULE_FIELDS.find((name) => name === condition.rule.field);
      if (field) {
        add(
          `rule ${field}`,
          options(['disabled', 'enabled', 'required'], (facts, state) => ({
            ...facts,
            rules: {
              ...facts.rules,
              [field]: { ...NO_RULE, ...facts.rules[field], enabled: state !== 'disabled', required: state === 'required' },
            },
          })),
        );
      }
    } else {
      const span = readSpan(condition.between);
      if (span)
        add(
          'date',
          options(
            [span.from - 1, span.from, span.to].map((at) => new Date(at).toISOString()),
            (facts, at) => ({ ...facts, now: Date.parse(at) }),
          ),
        );
    }
  };
  conditions.forEach(read);
  return found;
}
