/**
 * The facts that conditions name, and every combination of their values. Facts that no condition
 * names cannot change an answer, so a finite search decides what is shown to whom.
 */
import { readSpan } from '#site/assembler/runtime/conditions.ts';
import type { Condition, Facts, FieldRule, Language } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, DEVICES, FEATURES, MARKS, SESSIONS } from '#site/assembler/runtime/vocabulary.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

/** One fact and its values. */
interface Dimension {
  readonly name: string;
  /** The value that facts have, in words. */
  readonly read: (facts: Facts) => string;
  readonly values: readonly Value[];
}

interface Value {
  readonly text: string;
  /** Gives facts that value. */
  readonly set: (facts: Facts) => Facts;
}

/** Facts that one combination comes to, and in words what differs from the facts started from. */
export interface Combination {
  /** One for each of the starts. */
  readonly facts: readonly Facts[];
  readonly changes: readonly string[];
  /** Facts in which the starts differ and that keep their own value here, with both values. */
  readonly kept: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export const MAX_FACTS = 12;
const MAX_COMBINATIONS = 50_000;

/**
 * All combinations, fewest changes first; nothing when there are too many facts to decide. With two starts, such as the
 * facts of two configs, a value is given to both, or each keeps its own. `languages` are those that a visitor can choose.
 */
export function combinations(
  conditions: readonly (Condition | undefined)[],
  starts: readonly Facts[],
  languages: readonly Language[],
): Combination[] | undefined {
  const dimensions = [...dimensionsOf(conditions, languages).values()].map(({ name, read, values }) => {
    const own = starts.map(read);
    const agreed = own.every((text) => text === own[0]);
    return { name, own, agreed, others: agreed ? values.filter(({ text }) => text !== own[0]) : values };
  });
  const size = dimensions.reduce((product, { others }) => product * (others.length + 1), 1);
  if (dimensions.length > MAX_FACTS || size > MAX_COMBINATIONS) return undefined;
  let all: Combination[] = [{ facts: starts, changes: [], kept: [] }];
  for (const { name, own, agreed, others } of dimensions) {
    all = all.flatMap((one) => [
      agreed ? one : { ...one, kept: [...one.kept, { name, values: own }] },
      ...others.map(({ text, set }) => ({ ...one, facts: one.facts.map(set), changes: [...one.changes, `${name}=${text}`] })),
    ]);
  }
  return all.filter(({ facts }) => facts.every(isPossible)).toSorted((a, b) => a.changes.length - b.changes.length);
}

/** Constraints between facts: a visitor has no account type and no marks, and each session has its account types. */
function isPossible({ session, accountType, features, marks }: Facts): boolean {
  if ((session === 'visitor') !== (accountType === 'none') && accountType !== 'none') return false;
  if (accountType !== 'none' && (session === 'trial') !== (accountType === 4)) return false;
  if (accountType !== 'none' && (session === 'agent') !== [1, 2, 41, 42].includes(accountType)) return false;
  if (session !== 'agent' && Object.values(features).some(Boolean)) return false;
  return session === 'agent' || session === 'member' || Object.values(marks).every((on) => !on);
}

const onOff = (set: (facts: Facts, on: boolean) => Facts): readonly Value[] =>
  [false, true].map((on) => ({ text: stateOf(on), set: (facts) => set(facts, on) }));

const stateOf = (on: boolean | undefined): string => (on === true ? 'on' : 'off');

const options = <T>(list: readonly T[], set: (facts: Facts, value: T) => Facts): readonly Value[] =>
  list.map((value) => ({ text: String(value), set: (facts) => set(facts, value) }));

const NO_RULE: FieldRule = { enabled: false, required: false };

/** A rule's part that conditions can name. */
function ruleState({ enabled, required }: FieldRule = NO_RULE): string {
  if (!enabled) return 'disabled';
  return required ? 'required' : 'enabled';
}

const instant = (at: number): string => new Date(at).toISOString();

const SESSION: Dimension = {
  name: 'session',
  read: ({ session }) => session,
  values: options(SESSIONS, (facts, session) => ({ ...facts, session })),
};

function dimensionsOf(conditions: readonly (Condition | undefined)[], languages: readonly Language[]): Map<string, Dimension> {
  const found = new Map<string, Dimension>();
  const add = (dimension: Dimension) => {
    const known = found.get(dimension.name)?.values ?? [];
    const more = dimension.values.filter(({ text }) => !known.some((value) => value.text === text));
    found.set(dimension.name, { ...dimension, values: [...known, ...more] });
  };

  const read = (condition: Condition | undefined): void => {
    if (condition === undefined || typeof condition === 'boolean') return;
    if ('all' in condition) condition.all.forEach(read);
    else if ('any' in condition) condition.any.forEach(read);
    else if ('not' in condition) read(condition.not);
    else factsIn(condition, languages).forEach(add);
  };
  conditions.forEach(read);
  return found;
}

type Leaf = Exclude<Condition, boolean | { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }>;

/** What a condition without conditions in it asks about. */
function factsIn(condition: Leaf, languages: readonly Language[]): Dimension[] {
  if ('session' in condition) return [SESSION];
  if ('flag' in condition) {
    const { flag } = condition;
    const values = onOff((facts, on) => ({ ...facts, flags: { ...facts.flags, [flag]: on } }));
    return [{ name: flag, read: ({ flags }) => stateOf(flags[flag]), values }];
  }
  if ('feature' in condition) {
    const feature = FEATURES.find((name) => name === condition.feature);
    if (!feature) return [];
    const values = onOff((facts, on) => ({ ...facts, features: { ...facts.features, [feature]: on } }));
    return [{ name: feature, read: ({ features }) => stateOf(features[feature]), values }, SESSION];
  }
  if ('mark' in condition) {
    const mark = MARKS.find((name) => name === condition.mark);
    if (!mark) return [];
    const values = onOff((facts, on) => ({ ...facts, marks: { ...facts.marks, [mark]: on } }));
    return [{ name: mark, read: ({ marks }) => stateOf(marks[mark]), values }, SESSION];
  }
  if ('accountType' in condition) {
    const values = options([...ACCOUNT_TYPES, 'none' as const], (facts, accountType) => ({ ...facts, accountType }));
    return [{ name: 'accountType', read: ({ accountType }) => String(accountType), values }, SESSION];
  }
  if ('rank' in condition) {
    const { above } = condition.rank;
    return [{ name: 'rank', read: ({ rank }) => String(rank), values: options([above, above + 1], (facts, rank) => ({ ...facts, rank })) }];
  }
  if ('route' in condition) {
    const values = options([...condition.route, '/elsewhere'], (facts, route) => ({ ...facts, route }));
    return [{ name: 'route', read: ({ route }) => route, values }];
  }
  if ('language' in condition) {
    return [
      { name: 'language', read: ({ language }) => language, values: options(languages, (facts, language) => ({ ...facts, language })) },
    ];
  }
  if ('device' in condition) {
    return [{ name: 'device', read: ({ device }) => device, values: options(DEVICES, (facts, device) => ({ ...facts, device })) }];
  }
  if ('hasVendors' in condition) {
    const { hasVendors } = condition;
    const values = onOff((facts, on) => {
      const others = facts.vendors.filter((category) => category !== hasVendors);
      return { ...facts, vendors: on ? [...others, hasVendors] : others };
    });
    return [{ name: `vendors of ${hasVendors}`, read: ({ vendors }) => stateOf(vendors.includes(hasVendors)), values }];
  }
  if ('rule' in condition) {
    const field = REGISTRATION_FIELDS.find((name) => name === condition.rule.field);
    if (!field) return [];
    const values = options(['disabled', 'enabled', 'required'], (facts, state) => {
      const rule = { ...NO_RULE, ...facts.rules[field], enabled: state !== 'disabled', required: state === 'required' };
      return { ...facts, rules: { ...facts.rules, [field]: rule } };
    });
    return [{ name: `rule ${field}`, read: ({ rules }) => ruleState(rules[field]), values }];
  }
  const span = readSpan(condition.between);
  if (!span) return [];
  const values = options([span.from - 1, span.from, span.to].map(instant), (facts, at) => ({ ...facts, now: Date.parse(at) }));
  return [{ name: 'date', read: ({ now }) => instant(now), values }];
}
