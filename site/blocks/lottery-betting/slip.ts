import * as v from 'valibot';

import { MOST_LINES, type Play } from '#site/api/contract/lottery.ts';
import { combinationsOf, lineTotal, mostHits, payout, type Picks } from '#site/api/contract/lotteryRules.ts';

const picks = v.array(v.array(v.string()));

const line = v.object({
  id: v.string(),
  playType: v.string(),
  picks,
  /** For each combination, in ten-thousandths of the major unit. */
  stake: v.number(),
});
export type SlipLine = v.InferOutput<typeof line>;

/** Lines of one draw as they are sent. */
const bet = v.object({
  gameCode: v.string(),
  numero: v.string(),
  prizeMode: v.number(),
  lines: v.array(v.object({ playType: v.string(), picks, stake: v.number() })),
});
export type Bet = v.InferOutput<typeof bet>;

const written = v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), bet)), undefined);

/** A slip of one lottery: what is about to be bet. Nothing in it says who the player is. */
export const slip = v.object({
  /** Number of the draw that it is for; none before the first line, or a station was chosen. */
  numero: v.optional(v.string()),
  /** The draw that it was for before, which closed; the player is told until the slip changes. */
  movedFrom: v.optional(v.string()),
  prizeMode: v.optional(v.number()),
  lines: v.array(line),
  /** What is picked on the board and not on the slip yet, by play type. */
  drafts: v.record(v.string(), picks),
  /** Stake of the next line. */
  stake: v.optional(v.number()),
  /** The same of plays whose stakes are points. */
  points: v.optional(v.number()),
  /** The line whose numbers are on the board. */
  editing: v.optional(v.string()),
  /** Key under which this very slip was last sent, while nobody knows what came of it: sent again, it is taken once. */
  attempt: v.optional(v.object({ key: v.string(), body: v.string(), lines: v.optional(v.array(v.string()), []) })),
});
export type Slip = v.InferOutput<typeof slip>;

export const emptySlip: Slip = { lines: [], drafts: {} };

/** A slip with the picks as a line: a new one, or the one that is being edited. */
export function withLine(now: Slip, made: SlipLine, numero: string): Slip {
  const isEdited = now.lines.some(({ id }) => id === now.editing);
  const lines = isEdited ? now.lines.map((old) => (old.id === now.editing ? { ...made, id: old.id } : old)) : [...now.lines, made];
  const drafts = { ...now.drafts, [made.playType]: [] };
  return { ...now, numero, lines: lines.slice(0, MOST_LINES), drafts, editing: undefined, movedFrom: undefined };
}

export function withoutLine(now: Slip, id: string): Slip {
  return { ...now, editing: now.editing === id ? undefined : now.editing, lines: now.lines.filter((old) => old.id !== id) };
}

/** The bet on a draw other than this one that was sent and got no answer. */
export function unansweredOf({ attempt }: Slip, numero: string): Bet | undefined {
  const sent = v.parse(written, attempt?.body);
  return sent?.numero === numero ? undefined : sent;
}

/** A slip whose lines were bet, by their ids, in as far as it still has them. What was added or picked meanwhile stays. */
export function withoutPlaced(now: Slip, placed: readonly string[]): Slip {
  const left = placed.reduce(withoutLine, now);
  return { ...left, attempt: undefined, movedFrom: undefined };
}

type Staked = Pick<Play, 'pointPrice'>;

/** Stake of a play's next line, for each combination: what was entered, else the least there is; 0 while nothing is. */
export function stakeOf({ stake, points }: Slip, { pointPrice }: Staked, leastStake: number): number {
  return pointPrice === undefined ? (stake ?? leastStake) : (points ?? 1) * pointPrice;
}

/** A slip whose next line of a play has this stake. */
export function withStake(now: Slip, { pointPrice }: Staked, stake: number): Slip {
  return pointPrice === undefined ? { ...now, stake } : { ...now, points: stake / pointPrice };
}

/** A line's numbers and stake back on the board, to be changed. */
export function editing(now: Slip, { id, playType, picks: picked, stake }: SlipLine, play: Staked): Slip {
  return { ...withStake(now, play, stake), editing: id, drafts: { ...now.drafts, [playType]: picked } };
}

/** The slip for another draw. One that has lines remembers from which it came. */
export function movedTo(now: Slip, numero: string): Slip {
  if (now.numero === undefined || now.numero === numero) return now;
  return { ...now, numero, ...(now.lines.length > 0 && { movedFrom: now.numero }) };
}

/** Another option picked, or no longer. Where a column takes one only, the new pick replaces the old. */
export function toggled(play: Play, picked: Picks, column: number, option: string): string[][] {
  return play.columns.map(({ most, options }, index) => {
    const old = [...(picked[index] ?? [])];
    if (index !== column) return old;
    if (old.includes(option)) return old.filter((other) => other !== option);
    if (most === 1) return [option];
    return old.length < most ? options.filter((known) => known === option || old.includes(known)) : old;
  });
}

/** A play with `least` picks in each column, at random; one pick where a column may also stay empty. */
export function quickPick(play: Play, random: () => number): string[][] {
  return play.columns.map(({ options, least, most }) => {
    const urn = [...options];
    const wanted = Math.min(Math.max(least, 1), most);
    const taken = new Set(Array.from({ length: wanted }, () => urn.splice(Math.floor(random() * urn.length), 1)).flat());
    return options.filter((option) => taken.has(option));
  });
}

/** What a line comes to. Amounts are minor units. */
export interface Price {
  readonly combinations: number;
  /** `undefined` where stake and combinations make no whole amount. */
  readonly total: number | undefined;
  /** The most that it can pay; for a play whose numbers are looked for in every prize, what one hit pays. */
  readonly win: number;
}

interface Terms {
  readonly prizeMode: number;
  readonly drawnCount: number;
  readonly exponent: number;
}

export function priceOf(play: Play, picked: Picks, stake: number, { prizeMode, drawnCount, exponent }: Terms): Price {
  const combinations = combinationsOf(play, picked);
  const odds = play.odds[String(prizeMode)] ?? 0;
  const hits = combinations === 0 ? 0 : mostHits(play, picked, play.rule?.numbers ?? drawnCount);
  return { combinations, total: lineTotal(stake, combinations, exponent), win: payout(stake, odds, hits, exponent) };
}

export type StakeFault = 'stake_missing' | 'stake_low' | 'stake_high' | 'stake_uneven';

/** What is wrong with a line's stake; nothing, when it may be bet. */
export function stakeFault(
  stake: number,
  { total, combinations }: Price,
  table: { readonly leastStake: number; readonly mostTotal: number },
): StakeFault | undefined {
  if (stake === 0) return 'stake_missing';
  if (stake < table.leastStake) return 'stake_low';
  if (combinations > 0 && total === undefined) return 'stake_uneven';
  return (total ?? 0) > table.mostTotal ? 'stake_high' : undefined;
}
