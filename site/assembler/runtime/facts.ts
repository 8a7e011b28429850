/** Facts: what conditions are decided on. Every fact has a value from the first moment. */
import { declaredFlags } from './flags.ts';
import type { Artefact, Facts, FieldRule } from './types.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '#site/api/contract/registrationFields.ts';

/** What is known so far; `flags` may be the platform's whole tree, flattened. */
export type KnownFacts = Partial<Omit<Facts, 'now'>>;

/** The parts of an artefact that facts start from. */
export type FactSource = Pick<Artefact, 'flags' | 'registration' | 'merchant'>;

/**
 * The facts at hand: what is known, and for the rest what the merchant's files say. Once the
 * platform's flags are known, a declared flag that they lack is off; undeclared ones are left out,
 * so that a condition on one is a fault. `now` is in epoch milliseconds on the gateway's clock.
 */
export function composeFacts(source: FactSource, known: KnownFacts, now: number): Facts {
  const own = declaredFlags(source.flags);
  const { flags } = known;
  return {
    features: { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false },
    marks: { toUpline: false },
    rules: configuredRules(source.registration.items),
    session: 'visitor',
    accountType: 'none',
    rank: 0,
    route: '/',
    language: source.merchant.defaultLanguage,
    device: 'desktop',
    vendors: [],
    ...known,
    now,
    flags: flags ? Object.fromEntries(Object.keys(own).map((id) => [id, Object.hasOwn(flags, id) && flags[id] === true])) : own,
  };
}

function configuredRules(items: Artefact['registration']['items']): Partial<Record<RegistrationField, FieldRule>> {
  const rules: Partial<Record<RegistrationField, FieldRule>> = {};
  // A corrupt artefact may hold anything here.
  for (const { field, rule } of Object.values(items).filter(Boolean)) {
    const name = REGISTRATION_FIELDS.find((known) => known === field);
    if (name && rule) rules[name] = rule;
  }
  return rules;
}
