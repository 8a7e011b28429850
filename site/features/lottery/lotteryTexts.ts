import { ORDER_STATUS, type Play } from '#site/api/contract/lottery.ts';
import { mostLow, RULE_KINDS } from '#site/api/contract/lotteryRules.ts';

/** Text keys by platform code. An unknown code has no text and is shown as received. */
const PLAYS = [
  'pair_any',
  'three_any',
  'pair_last',
  'three_last',
  'digit_last',
  'pair_head',
  'pair_tail',
  'head_tail',
  'together_2',
  'together_3',
  'together_4',
  'sum_sides',
  'dragon_tiger',
  'five_all',
  'pick_1',
  'pick_2',
  'pick_3',
  'pick_4',
  'pick_5',
];
const TIERS = ['special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'drawn'];
const OPTIONS = ['low', 'high', 'odd', 'even', 'dragon', 'tiger'];
const GROUPS = ['VN', 'FAST', 'BALLS', 'RECENT', 'FAVOURITES'];

const keyIn = (codes: readonly string[], prefix: string) => (code: string) => (codes.includes(code) ? `${prefix}_${code}` : undefined);

export const playKey = keyIn(PLAYS, 'play');
export const tierKey = keyIn(TIERS, 'tier');
/** A prize within a sentence. */
const prizeKey = keyIn(TIERS, 'prize');
const ruleKey = keyIn(RULE_KINDS, 'rule');
export const optionKey = keyIn(OPTIONS, 'option');
export const groupKey = keyIn(GROUPS, 'group');

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Describes the winning condition of a play, from the rule that settles it; `undefined` for an unknown rule.
 * @param say translates a lottery text by key
 * @param tag language in which prizes are listed
 */
export function ruleText({ rule, size }: Pick<Play, 'rule' | 'size'>, say: Say, tag: string): string {
  const key = rule && ruleKey(rule.kind);
  if (rule === undefined || key === undefined) return '';
  const named = rule.tiers.map((tier) => {
    const prize = prizeKey(tier);
    return prize === undefined ? tier : say(prize);
  });
  const prizes = named.length === 0 ? say('prize_any') : new Intl.ListFormat(tag, { type: 'disjunction' }).format(named);
  const low = mostLow(rule.digits);
  const values = [prizes, rule.digits, size, low, low + 1, rule.digits * 9];
  const filled = Object.fromEntries(values.map((value, place) => [place, String(value)]));
  return say(key === 'rule_ends' && rule.digits === 1 ? 'rule_ends_digit' : key, filled);
}

/** Statuses 6 to 8 are canceled, 12, 14 and 15 drawbacks. */
const STATUS_KEYS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.open]: 'status_open',
  [ORDER_STATUS.won]: 'status_won',
  [ORDER_STATUS.lost]: 'status_lost',
  [ORDER_STATUS.tie]: 'status_tie',
  6: 'status_cancelled',
  7: 'status_cancelled',
  8: 'status_cancelled',
  12: 'status_drawback',
  14: 'status_drawback',
  15: 'status_drawback',
};

/** Text key of an order's status. */
export function statusKey(status: number): string {
  return STATUS_KEYS[status] ?? 'status_unknown';
}

/** Display name of a draw: its number and, if there are several, its station. */
export function drawName({ numero, station }: { readonly numero: string; readonly station?: string | undefined }): string {
  return station === undefined ? numero : `${numero} · ${station}`;
}

/** Formats picks in one line: columns separated by a middle dot, options by a comma. */
export function picksText(picks: readonly (readonly string[])[], name: (option: string) => string): string {
  return picks
    .filter((column) => column.length > 0)
    .map((column) => column.map(name).join(', '))
    .join(' · ');
}
