import type { GameKind } from '../api/gameKinds.ts';
import type { RoundResult } from '../api/gameWallet.ts';
import type { Random } from '../api/random.ts';

/** Symbols on the reels, the rarest last; the page looks them up by number. */
const REEL_WEIGHTS = [8, 7, 6, 4, 3, 2] as const;
/** Payout of three alike, in stakes. Including pairs, 92 percent is returned. */
const THREE_ALIKE = [7, 9, 14, 30, 60, 160] as const;
const PAIR = 1.25;

/** Fish by size: the chance of a catch in a thousand, and its payout in stakes. */
const FISH = { small: [460, 2], medium: [180, 5], large: [60, 15], giant: [18, 50] } as const satisfies Record<
  string,
  readonly [number, number]
>;
type Fish = keyof typeof FISH;

/** Ranks from 2 to ace as 0 to 12. A right guess pays by its probability, less five percent. */
const RANKS = 13;
const CARD_RETURN = 0.95;

/** A valid choice: none for reels, a fish, or `high`/`low` with the open card. */
export type Choice =
  | { readonly kind: 'slots' }
  | { readonly kind: 'fish'; readonly fish: Fish }
  | { readonly kind: 'cards'; readonly guess: 'high' | 'low'; readonly open: number };

/** Parses the player's choice from a page. */
export function choiceOf(kind: GameKind, text: string): Choice | undefined {
  if (kind === 'slots') return { kind };
  if (kind === 'fish') return Object.hasOwn(FISH, text) ? { kind, fish: text as Fish } : undefined;
  const [guess, rank = ''] = text.split(':');
  const open = Number(rank);
  const known = (guess === 'high' || guess === 'low') && /^\d{1,2}$/.test(rank) && open < RANKS;
  return known && winningRanks(guess, open) > 0 ? { kind, guess, open } : undefined;
}

/** Decides a round; the win is in whole minor units, rounded down. */
export function decide(choice: Choice, stake: number, random: Random): RoundResult<unknown> {
  switch (choice.kind) {
    case 'slots': {
      const reels = [spin(random), spin(random), spin(random)] as const;
      return { outcome: { reels }, win: Math.floor(stake * reelPay(reels)) };
    }
    case 'fish': {
      const [chance, pay] = FISH[choice.fish];
      const caught = random.int(1000) < chance;
      return { outcome: { caught }, win: caught ? stake * pay : 0 };
    }
    case 'cards': {
      const drawn = random.int(RANKS);
      const won = choice.guess === 'high' ? drawn > choice.open : drawn < choice.open;
      const pay = (RANKS / winningRanks(choice.guess, choice.open)) * CARD_RETURN;
      return { outcome: { drawn, suit: random.int(4) }, win: won ? Math.floor(stake * pay) : 0 };
    }
  }
}

function winningRanks(guess: 'high' | 'low', open: number): number {
  return guess === 'high' ? RANKS - 1 - open : open;
}

function spin(random: Random): number {
  let ticket = random.int(REEL_WEIGHTS.reduce((sum, weight) => sum + weight, 0));
  return REEL_WEIGHTS.findIndex((weight) => (ticket -= weight) < 0);
}

function reelPay([a, b, c]: readonly [number, number, number]): number {
  if (a === b && b === c) return THREE_ALIKE[a] ?? 0;
  return a === b || b === c ? PAIR : 0;
}
