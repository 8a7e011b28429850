/** Conditions as an operator would say them. */
import type { Condition } from '#site/assembler/runtime/types.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** `isNot`: under a `not`. */
function phraseOf(condition: Condition, isNot: boolean): string {
  const not = isNot ? ' not' : '';
  if (typeof condition === 'boolean') return condition === isNot ? 'never' : 'always';
  if ('not' in condition) return phraseOf(condition.not, !isNot);
  // Not (a and b) is not a or not b.
  if ('all' in condition) return joined(condition.all, isNot ? ' or ' : ' and ', isNot);
  if ('any' in condition) return joined(condition.any, isNot ? ' and ' : ' or ', isNot);
  if ('flag' in condition) return `the flag ${condition.flag} is ${isNot ? 'off' : 'on'}`;
  if ('feature' in condition) return `the contract ${condition.feature} is${not} in force`;
  if ('mark' in condition) return `the member is${not} marked ${condition.mark}`;
  if ('session' in condition) return `the visitor is${not} a ${or.format(condition.session)}`;
  if ('accountType' in condition) return `the account type is${not} ${or.format(condition.accountType.map(String))}`;
  if ('rank' in condition) return `the rank is ${isNot ? 'at most' : 'above'} ${condition.rank.above}`;
  if ('route' in condition) return `the page is${not} ${or.format(condition.route)}`;
  if ('language' in condition) return `the language is${not} ${or.format(condition.language)}`;
  if ('device' in condition) return `the device is${not} a ${or.format(condition.device)}`;
  if ('hasVendors' in condition) return `there are ${isNot ? 'no ' : ''}vendors of ${condition.hasVendors}`;
  if ('rule' in condition) return `registration ${isNot ? 'does not have' : 'has'} ${condition.rule.field} ${condition.rule.is}`;
  const { from, to } = condition.between;
  return `it is${not} between ${moment(from)} and ${moment(to)}`;
}

function joined(parts: readonly Condition[], by: string, isNot: boolean): string {
  return parts
    .map((part) => {
      const phrase = phraseOf(part, isNot);
      return isGroup(part) && parts.length > 1 ? `(${phrase})` : phrase;
    })
    .join(by);
}

/** Whether the words of a condition join several. */
function isGroup(condition: Condition): boolean {
  if (typeof condition !== 'object') return false;
  if ('not' in condition) return isGroup(condition.not);
  return ('all' in condition && condition.all.length > 1) || ('any' in condition && condition.any.length > 1);
}

/** `2026-12-24T20:00:00Z` → “2026-12-24 20:00 UTC”. */
function moment(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Who sees what has this condition. */
export function sentenceOf(when: Condition | undefined): string {
  if (when === undefined || when === true) return 'Shown to everyone.';
  if (when === false) return 'Shown to no one.';
  return `Shown when ${phraseOf(when, false)}.`;
}

/** Why what has this condition is hidden now. */
export function reasonOf(when: Condition): string {
  return when === false ? 'shown to no one' : `shown only when ${phraseOf(when, false)}`;
}
