import { ORDER_STATUS } from '#site/api/contract/lottery.ts';

/**
 * Which text stands for a code of the platform. A code that this client does not know yet has none: it is shown as it came.
 */
const PLAYS = [
  'pair_any',
  'pair_last',
  'three_last',
  'digit_last',
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
export const playHelpKey = keyIn(PLAYS, 'help');
export const tierKey = keyIn(TIERS, 'tier');
export const optionKey = keyIn(OPTIONS, 'option');
export const groupKey = keyIn(GROUPS, 'group');

/** Statuses 6 to 8 are cancelled, 12, 14 and 15 drawbacks. */
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

/** The text of an order's status. */
export function statusKey(status: number): string {
  return STATUS_KEYS[status] ?? 'status_unknown';
}

/** Picked options as one line: columns by a middle dot, options of a column by a comma. */
export function picksText(picks: readonly (readonly string[])[], name: (option: string) => string): string {
  return picks
    .filter((column) => column.length > 0)
    .map((column) => column.map(name).join(', '))
    .join(' · ');
}
