import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { MiniGame } from '#site/api/contract/miniGameRules.ts';
import { miniGameTable, playMiniGame } from '#site/api/contract/miniGames.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { currentSession, useSession } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { usePlayRefusal } from '#site/features/responsiblePlay/usePlayRefusal.ts';
import { sleep } from '#site/lib/sleep.ts';
import { useIsMounted } from '#site/lib/useIsMounted.ts';
import type { Round } from './fairness.ts';
import { dropBet, storePendingBet, type Bet } from './pendingBet.ts';

/** Retry delays after a lost response, milliseconds. */
const AGAIN_AFTER_MS = [600, 1800];

/** Duration of the reveal animation, milliseconds; 0 with reduced motion. */
const REVEAL_MS: Readonly<Record<MiniGame, number>> = { wheel: 3200, dice: 1000 };

const revealMs = (game: MiniGame): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : REVEAL_MS[game]);

const isHereStill = (token: string | null): boolean => currentSession().token === token;

export interface Wish {
  readonly choice: string;
  /** Minor units. */
  readonly stake: number;
  readonly seedHash: string;
}

export interface Play {
  /** `revealing`: decided, while the animation runs. */
  readonly phase: 'idle' | 'sending' | 'revealing';
  readonly round: Round | undefined;
  readonly problem: string | undefined;
  /** Net result since the game was opened, in minor units. */
  readonly net: number;
  bet(wish: Wish): Promise<void>;
  /** Retries a bet whose response was lost; it counts once. */
  ask(bet: Bet): Promise<void>;
}

/** Plays rounds of a game, each exactly once, and updates the balance after the reveal. */
export function usePlay(gameCode: MiniGame): Play {
  const { t } = useTranslation('minigames');
  const client = useClient();
  const refused = usePlayRefusal(useMerchant().currency);
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Play['phase']>('idle');
  const [round, setRound] = useState<Round>();
  const [problem, setProblem] = useState<string>();
  const [net, setNet] = useState(0);
  const isHere = useIsMounted();

  // Hides the result of another player's round.
  const { token: here } = useSession();
  const [player, setPlayer] = useState(here);
  if (player !== here) {
    setPlayer(here);
    setRound(undefined);
    setProblem(undefined);
    setNet(0);
  }

  /** @param token session that pays for the bet, even if the current user changes meanwhile */
  const deliver = async (bet: Bet, token: string | null, attempt = 0): Promise<Round> => {
    try {
      const options = { idempotencyKey: bet.key, ...(token !== null && { token }) };
      const { nextSeedHash, ...decided } = await client.call(playMiniGame, bet.input, options);
      if (isHereStill(token))
        queries.setQueryData(callKey(miniGameTable, {}), (table: object | undefined) => table && { ...table, seedHash: nextSeedHash });
      return { ...bet.input, ...decided };
    } catch (error) {
      const wait = AGAIN_AFTER_MS[attempt];
      if (!isCallError(error) || error.kind !== 'network' || wait === undefined) throw error;
      await sleep(wait);
      return deliver(bet, token, attempt + 1);
    }
  };

  const tell = (error: CallError, bet: Bet): void => {
    if (isOutcomeUnknown(error)) return setProblem(t('unsure'));
    dropBet(bet);
    if (error.code === ERROR_CODE.miniGameSeedSpent) void refreshCall(queries, miniGameTable);
    setProblem(
      error.code === ERROR_CODE.balanceInsufficient
        ? t('insufficient')
        : error.code === ERROR_CODE.miniGameSeedSpent
          ? t('seed_spent')
          : (refused(error) ?? error.serverMessage ?? t('failed')),
    );
  };

  const ask = async (bet: Bet): Promise<void> => {
    if (phase !== 'idle') return;
    const { token } = currentSession();
    setPhase('sending');
    setProblem(undefined);
    try {
      const decided = await deliver(bet, token);
      dropBet(bet);
      if (!isHereStill(token)) return;
      setRound(decided);
      setPhase('revealing');
      if (isHere()) await sleep(revealMs(decided.gameCode));
      if (isHereStill(token)) setNet((before) => before + decided.win - decided.stake);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (isHereStill(token)) tell(error, bet);
    } finally {
      setPhase('idle');
      await refreshCall(queries, balance);
    }
  };

  return {
    phase,
    round,
    problem,
    net,
    ask,
    async bet({ choice, stake, seedHash }) {
      if (phase !== 'idle') return;
      const bet = { key: crypto.randomUUID(), input: { gameCode, choice, stake, seedHash, clientSeed: crypto.randomUUID() } };
      storePendingBet(bet);
      await ask(bet);
    },
  };
}
