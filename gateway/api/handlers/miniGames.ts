import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { openSeed, playRound, stakesOf } from '../miniGames.ts';

export const miniGameTable: Handlers['miniGameTable'] = (_input, context) =>
  ok({ seedHash: openSeed(context), ...stakesOf(context.merchant.seed.currency.exponent) });

export const playMiniGame: Handlers['playMiniGame'] = (input, context) => () => playRound(input, context);
