/**
 * Rules of the mini games: what is drawn, and what it pays. The gateway decides by them; pages show odds by them and can
 * check afterwards that a round was decided as announced.
 */
export const MINI_GAMES = ['wheel', 'dice'] as const;
export type MiniGame = (typeof MINI_GAMES)[number];

/** What each slice of the wheel pays, in hundredths of the stake, clockwise from the top. */
export const WHEEL = [0, 150, 0, 150, 0, 200, 0, 150, 0, 150, 0, 500, 0, 150, 0, 150, 0, 200, 0, 150, 0, 150, 0, 200] as const;

const SIDES = 6;
const DIE = Array.from({ length: SIDES }, (_, index) => index + 1);

/** What two dice may come to: below seven, seven, above it. */
const DICE_PAYS = { under: 230, seven: 575, over: 230 } as const;

/** Turns random bytes into a fair whole number from 0 up to, but without, `below`. */
type Draw = (below: number) => number;

interface Rule {
  /** What a player may bet on. */
  readonly choices: readonly string[];
  /** The drawn numbers: the wheel's slice, or what the dice show. */
  draw(next: Draw): number[];
  /** What the numbers pay for a choice, in hundredths of the stake; 0 for a loss. */
  pays(choice: string, numbers: readonly number[]): number;
  /** Every result, each as likely as any other. */
  results(): readonly (readonly number[])[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function sideOf(total: number): keyof typeof DICE_PAYS {
  if (total === 7) return 'seven';
  return total < 7 ? 'under' : 'over';
}

export const MINI_GAME_RULES: Readonly<Record<MiniGame, Rule>> = {
  wheel: {
    choices: ['spin'],
    draw: (next) => [next(WHEEL.length)],
    pays: (_choice, [slice = 0]) => WHEEL[slice] ?? 0,
    results: () => WHEEL.map((_, slice) => [slice]),
  },
  dice: {
    choices: ['under', 'seven', 'over'],
    draw: (next) => [1 + next(SIDES), 1 + next(SIDES)],
    pays: (choice, numbers) => {
      const side = sideOf(sum(numbers));
      return side === choice ? DICE_PAYS[side] : 0;
    },
    results: () => DIE.flatMap((first) => DIE.map((second) => [first, second])),
  },
};

/** Odds of a choice: chance, maximum payout in hundredths of the stake, and return to player; shares of 1. */
export function oddsOf(game: MiniGame, choice: string): { readonly chance: number; readonly pays: number; readonly returned: number } {
  const rule = MINI_GAME_RULES[game];
  const paid = rule.results().map((numbers) => rule.pays(choice, numbers));
  return {
    chance: paid.filter((pays) => pays > 0).length / paid.length,
    pays: Math.max(...paid),
    returned: sum(paid) / paid.length / 100,
  };
}

/** Minor units that a stake brings; what does not divide is rounded down. */
export const winOf = (stake: number, pays: number): number => Math.floor((stake * pays) / 100);

/** What is signed with the gateway's seed to decide a round. */
export const roundText = (game: MiniGame, clientSeed: string): string => `${game}:${clientSeed}`;

/** The drawn numbers of a round, from the 32 bytes of its HMAC-SHA256 (key: the gateway's seed, text: `roundText`). */
export function numbersOf(game: MiniGame, bytes: Uint8Array): number[] {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next: Draw = (below) => {
    const last = bytes.byteLength - 4;
    const fair = 2 ** 32 - (2 ** 32 % below);
    // A word above the last whole multiple would favour small numbers, so the next one is taken.
    while (at < last && words.getUint32(at) >= fair) at += 4;
    const word = words.getUint32(at);
    at = Math.min(at + 4, last);
    return word % below;
  };
  return MINI_GAME_RULES[game].draw(next);
}
