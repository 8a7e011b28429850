/** The tests that a condition may hold: what each asks, and with what. */
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';
import type { Artefact, Condition } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, MARKS, RULE_STATES, SESSIONS } from '#site/assembler/runtime/vocabulary.ts';

/** What a test compares a fact with: some or one of a list, or values of its own form. */
export type Operand =
  | { readonly form: 'some' | 'one'; readonly options: readonly (string | number)[] }
  | { readonly form: 'rank' | 'paths' | 'rule' | 'span' };

type OneOf<C> = C extends object ? keyof C : never;
/** The key of a condition's only entry. */
export type Operator = OneOf<Condition>;
export type TestName = Exclude<Operator, 'all' | 'any' | 'not'>;

interface Test {
  readonly operand: Operand;
  /** What an added test asks at first. */
  readonly first: Condition;
}

/** Of these flags and languages. */
export function testsOf({ flags, merchant }: Pick<Artefact, 'flags' | 'merchant'>): Readonly<Record<TestName, Test>> {
  const [flag = ''] = Object.keys(flags);
  return {
    session: { operand: { form: 'some', options: SESSIONS }, first: { session: ['member', 'trial', 'agent'] } },
    accountType: { operand: { form: 'some', options: ['none', ...ACCOUNT_TYPES] }, first: { accountType: [0] } },
    rank: { operand: { form: 'rank' }, first: { rank: { above: 0 } } },
    flag: { operand: { form: 'one', options: Object.keys(flags) }, first: { flag } },
    rule: { operand: { form: 'rule' }, first: { rule: { field: 'email', is: 'enabled' } } },
    hasVendors: { operand: { form: 'one', options: CATEGORIES }, first: { hasVendors: 'RNG' } },
    device: { operand: { form: 'some', options: DEVICES }, first: { device: ['phone'] } },
    language: { operand: { form: 'some', options: merchant.languages }, first: { language: [merchant.defaultLanguage] } },
    route: { operand: { form: 'paths' }, first: { route: ['/'] } },
    between: { operand: { form: 'span' }, first: { between: { from: '2026-12-24T00:00:00Z', to: '2026-12-27T00:00:00Z' } } },
    feature: { operand: { form: 'one', options: FEATURES }, first: { feature: 'enableCt' } },
    mark: { operand: { form: 'one', options: MARKS }, first: { mark: 'toUpline' } },
  };
}

export const RULE_FIELDS = REGISTRATION_FIELDS;
export const RULE_IS = RULE_STATES;
