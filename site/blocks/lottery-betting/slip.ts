import * as v from 'valibot';

import { MOST_LINES, type Play } from '#site/api/contract/lottery.ts';
import { combinationsOf, lineTotal, mostHits, payout, type Picks } from '#site/api/contract/lotteryRules.ts';

const picks = v.array(v.array(v.string()));

const line = v.object({
  id: v.string(),
  playType: v.string(),
  picks,
  /** Per combination, in ten-thousandths of the major unit. */
  stake: v.number(),
});
export type SlipLine = v.InferOutput<typeof line>;

/** Request body: lines of one draw. */
const bet = v.object({
  gameCode: v.string(),
  numero: v.string(),
  prizeMode: v.number(),
  lines: v.array(v.object({ playType: v.string(), picks, stake: v.number() })),
});
export type Bet = v.InferOutput<typeof bet>;

const written = v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), bet)), undefined);

/** A bet slip of one lottery. Holds nothing that identifies the player. */
export const slip = v.object({
  /** Number of the draw; absent before the first line or the choice of a station. */
  numero: v.optional(v.string()),
  /** The previous draw, which has closed; shown to the player until the slip changes. */
  movedFrom: v.optional(v.string()),
  prizeMode: v.optional(v.number()),
  lines: v.array(line),
  /** Picks on the board that are not on the slip yet, by play type. */
  drafts: v.record(v.string(), picks),
  /** Stake of the next line. */
  stake: v.optional(v.number()),
  /** Stake in points of the next line. */
  points: v.optional(v.number()),
  /** Id of the line whose numbers are on the board. */
  editing: v.optional(v.string()),
  /** Idempotency key of the last attempt while its outcome is unknown, so that a retry counts once. */
  attempt: v.optional(v.object({ key: v.string(), body: v.string(), lines: v.optional(v.array(v.string()), []) })),
});
export type Slip = v.InferOutput<typeof slip>;

export const emptySlip: Slip = { lines: [], drafts: {} };

/** Adds the picks as a line, or replaces the line being edited. */
export function withLine(now: Slip, made: SlipLine, numero: string): Slip {
  const isEdited = now.lines.some(({ id }) => id === now.editing);
  const lines = isEdited ? now.lines.map((old) => (old.id === now.editing ? { ...made, id: old.id } : old)) : [...now.lines, made];
  const drafts = { ...now.drafts, [made.playType]: [] };
  return { ...now, numero, lines: lines.slice(0, MOST_LINES), drafts, editing: undefined, movedFrom: undefined };
}

export function withoutLine(now: Slip, id: string): Slip {
  return { ...now, editing: now.editing === id ? undefined : now.editing, lines: now.lines.filter((old) => old.id !== id) };
}

/** The earlier bet on another draw whose response was lost. */
export function unansweredOf({ attempt }: Slip, numero: string): Bet | undefined {
  const sent = v.parse(written, attempt?.body);
  return sent?.numero === numero ? undefined : sent;
}

/** Removes the lines that were placed, by id. Lines and picks added meanwhile stay. */
export function withoutPlaced(now: Slip, placed: readonly string[]): Slip {
  const left = placed.reduce(withoutLine, now);
  return { ...left, attempt: undefined, movedFrom: undefined };
}

type Staked = Pick<Play, 'pointPrice'>;

/** Stake of a play's next line, per combination: the entered stake, otherwise the minimum; 0 while the field is empty. */
export function stakeOf({ stake, points }: Slip, { pointPrice }: Staked, leastStake: number): number {
  return pointPrice === undefined ? (stake ?? leastStake) : (points ?? 1) * pointPrice;
}

/** Sets the stake of a play's next line. */
export function withStake(now: Slip, { pointPrice }: Staked, stake: number): Slip {
  return pointPrice === undefined ? { ...now, stake } : { ...now, points: stake / pointPrice };
}

/** Moves a line's numbers and stake back to the board for editing. */
export function editing(now: Slip, { id, playType, picks: picked, stake }: SlipLine, play: Staked): Slip {
  return { ...withStake(now, play, stake), editing: id, drafts: { ...now.drafts, [playType]: picked } };
}

/** Moves the slip to another draw. If it has lines, stores the previous draw. */
export function movedTo(now: Slip, numero: string): Slip {
  if (now.numero === undefined || now.numero === numero) return now;
  return { ...now, numero, ...(now.lines.length > 0 && { movedFrom: now.numero }) };
}

/** Toggles a pick. In a column for a single pick, the new pick replaces the old. */
export function toggled(play: Play, picked: Picks, column: number, option: string): string[][] {
  return play.columns.map(({ most, options }, index) => {
    const old = [...(picked[index] ?? [])];
    if (index !== column) return old;
    if (old.includes(option)) return old.filter((other) => other !== option);
    if (most === 1) return [option];
    return old.length < most ? options.filter((known) => known === option || old.includes(known)) : old;
  });
}

/** A random selection with `least` picks in each column; one pick if a column may stay empty. */
export function quickPick(play: Play, random: () => number): string[][] {
  return play.columns.map(({ options, least, most }) => {
    const urn = [...options];
    const wanted = Math.min(Math.max(least, 1), most);
    const taken = new Set(Array.from({ length: wanted }, () => urn.splice(Math.floor(random() * urn.length), 1)).flat());
    return options.filter((option) => taken.has(option));
  });
}

/** Price of a line. Amounts are minor units. */
export interface Price {
  readonly combinations: number;
  /** `undefined` if stake and combinations make no whole amount. */
  readonly total: number | undefined;
  /** Maximum payout; if the numbers are matched against every prize, the payout of one hit. */
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

/** What is wrong with a line's stake; `undefined` if it is valid. */
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
