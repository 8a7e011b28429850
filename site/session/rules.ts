import { plainNumber } from '#ui/text/plainNumber.ts';
import { bareNumber, formatOf, trimmed } from '#site/api/contract/formats.ts';
import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { patterns } from '#site/api/contract/patterns.ts';
import type { FieldRule } from '#site/api/contract/rules.ts';

export { bareNumber, plainNumber, trimmed };

/** A field's rule as it arrives or as config states it; what is left out does not bind. */
export type TextRule = Pick<FieldRule, 'required'> & Partial<FieldRule>;

/** What can be wrong with a text. `format` covers length as well: one message names both (spec, section 5). */
export type TextProblem = 'required' | 'format';

/** A rule made ready: what is wrong with a value, or `undefined`. The value is looked at trimmed, as it is sent. */
export function compileRule(rule: TextRule): (value: string | undefined) => TextProblem | undefined {
  const hasFormat = formatOf(rule);
  return (value) => {
    const text = trimmed(value);
    if (text === '') return rule.required ? 'required' : undefined;
    return hasFormat(text) ? undefined : 'format';
  };
}

/** Key of the message that explains the rule's format. */
export function formatKey({ patternId = 0 }: TextRule): string {
  return `reg_pattern_${patternId in patterns ? patternId : 0}`;
}

/** Fills a message's (min) and (max); equal bounds become a single number. */
export function fillBounds(message: string, { minLength = 0, maxLength = TEXT_LENGTH }: TextRule): string {
  const text = minLength === maxLength ? message.replace(/\(min\)\s*[-–~]\s*\(max\)/g, '(max)') : message;
  return text.replaceAll('(min)', String(minLength)).replaceAll('(max)', String(maxLength));
}
