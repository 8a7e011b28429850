/**
 * Validates a text against a registration rule. Site and platform share it, so that a form accepts exactly what registration accepts.
 * Pure; never throws or hangs.
 */
import { plainNumber } from '#ui/text/plainNumber.ts';
import { composed, seenText } from './characters.ts';
import { patterns } from './patterns.ts';
import { readingOf, type Reading } from './patternReading.ts';
import { countMatchPaths } from './countMatchPaths.ts';
import type { FieldRule } from './rules.ts';
import { TEXT_LENGTH } from './shapes.ts';

/** What of a rule bears on a text; what is left out does not bind. */
export type FormatRule = Partial<Pick<FieldRule, 'minLength' | 'maxLength' | 'acceptedPattern' | 'patternId'>>;

/** Longer patterns are not run: they would run on each key press. */
const MAX_PATTERN_LENGTH = 200;
/** About what three repeats without an end come to on the longest text: a few milliseconds. */
const MAX_WAYS = 3_000_000;

/** Invisible direction marks: copied along with numbers, and able to make one text look like another. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Null bytes, tabs, line ends: no field of one line has them. */
const CONTROL = /\p{Cc}/u;

/**
 * A rule made ready: whether a text, trimmed and not empty, has the format. Lengths count characters, not code units, and
 * are judged before the pattern, which must match the whole text.
 */
export function formatOf(rule: FormatRule): (text: string) => boolean {
  const { minLength = 0, maxLength = TEXT_LENGTH } = rule;
  const most = Math.min(maxLength, TEXT_LENGTH);
  const pattern = patternOf(rule);
  return (typed) => {
    const text = composed(typed);
    // A text has at most two code units a character; the rest need not be counted.
    if (text.length > 2 * most || CONTROL.test(text)) return false;
    const length = Array.from(text).length;
    return length >= minLength && length <= most && (pattern === undefined || pattern.test(text));
  };
}

/**
 * A value without the spaces around it and without invisible marks of direction, its letters composed; a password's inner
 * spaces are its own. Empty where nothing of it can be seen.
 */
export function trimmed(value: string | undefined): string {
  return composed(seenText(value?.replace(DIRECTION_MARKS, '') ?? ''));
}

/** A mobile number as it is sent, from how people write it: `(0917) 000-0001` is `09170000001`. */
export function bareNumber(value: string | undefined): string {
  return trimmed(plainNumber(value ?? '').replace(/[().]/g, ''));
}

/** Whether a pattern may be run on texts of that many characters: it is short, and there are few ways through it. */
export function isQuick(source: string, maxLength = TEXT_LENGTH): boolean {
  return quickReading(source, maxLength) !== undefined;
}

function quickReading(written: string, maxLength = TEXT_LENGTH): Extract<Reading, { as: 'pattern' }> | undefined {
  const reading = written.length <= MAX_PATTERN_LENGTH ? readingOf(written) : undefined;
  if (reading?.as !== 'pattern') return undefined;
  return countMatchPaths(reading.source, reading.flags, Math.min(maxLength, TEXT_LENGTH)) <= MAX_WAYS ? reading : undefined;
}

/** The rule's own pattern; where it names none, or one that cannot be run, the reviewed one of its id; `*` is any text. */
function patternOf({ acceptedPattern = '', patternId = 0, maxLength }: FormatRule): RegExp | undefined {
  if (acceptedPattern === '*') return undefined;
  const own = acceptedPattern === '' ? undefined : quickReading(acceptedPattern, maxLength);
  if (own) return new RegExp(`^(?:${own.source})$`, own.flags);
  return Object.hasOwn(patterns, patternId) ? patterns[patternId] : undefined;
}
