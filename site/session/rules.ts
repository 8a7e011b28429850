import type { FieldRule } from '#site/api/contract/rules.ts';
import { patterns } from './patterns.ts';

/** A field's rule as it arrives or as config states it; what is left out does not bind. */
export type TextRule = Pick<FieldRule, 'required'> & Partial<FieldRule>;

/** What can be wrong with a text. `format` covers length as well: one message names both (spec, section 5). */
export type TextProblem = 'required' | 'format';

/** Longer patterns are not compiled: nobody reviewed them, and they run on each key press. */
const MAX_PATTERN_LENGTH = 200;
/** The platform's longest field; longer texts are refused before a pattern sees them. */
const MAX_TEXT_LENGTH = 255;
/** A repeated group that repeats inside can take exponential time to fail. */
const NESTED_REPEAT = /[+*}]\)[+*{]/;

/** Only what surrounds a value is dropped; a password's inner spaces are its own. */
export function trimmed(value: string | undefined): string {
  return value?.trim() ?? '';
}

/** A rule made ready: what is wrong with a value, or `undefined`. The value is looked at trimmed, as it is sent. */
export function compileRule(rule: TextRule): (value: string | undefined) => TextProblem | undefined {
  const format = formatOf(rule);
  const { minLength = 0, maxLength = MAX_TEXT_LENGTH } = rule;
  return (value) => {
    const text = trimmed(value);
    if (text === '') return rule.required ? 'required' : undefined;
    const fits = text.length >= minLength && text.length <= Math.min(maxLength, MAX_TEXT_LENGTH);
    return fits && format.test(text) ? undefined : 'format';
  };
}

/** The rule's own pattern; where it names none, or one that cannot be used, the reviewed pattern of its id. */
function formatOf({ acceptedPattern = '', patternId = 0 }: TextRule): RegExp {
  const reviewed = patterns[patternId] ?? ANY;
  if (acceptedPattern === '*') return ANY;
  const usable = acceptedPattern !== '' && acceptedPattern.length <= MAX_PATTERN_LENGTH && !NESTED_REPEAT.test(acceptedPattern);
  return usable ? (compile(acceptedPattern, 'u') ?? compile(acceptedPattern, '') ?? reviewed) : reviewed;
}

const ANY = /^/;

/** The pattern for a whole value. The platform writes some that are only valid without the Unicode flag. */
function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, flags);
  } catch {
    return undefined;
  }
}

/** Key of the message that explains the rule's format. */
export function formatKey({ patternId = 0 }: TextRule): string {
  return `reg_pattern_${patternId in patterns ? patternId : 0}`;
}

/** Fills a message's (min) and (max); equal bounds become a single number. */
export function fillBounds(message: string, { minLength = 0, maxLength = MAX_TEXT_LENGTH }: TextRule): string {
  const text = minLength === maxLength ? message.replace(/\(min\)\s*[-–~]\s*\(max\)/g, '(max)') : message;
  return text.replaceAll('(min)', String(minLength)).replaceAll('(max)', String(maxLength));
}
