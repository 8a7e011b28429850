import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { lotteryOrders, placeBets, vnRecentMenu, type NextDraw } from '#site/api/contract/lottery.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { currentSession, useSession } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { drawName } from '#site/features/lottery/lotteryTexts.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { unansweredOf, withoutPlaced, type Bet, type Slip, type SlipLine } from './slip.ts';
import { changeSlip, currentSlip, sendingOnce, useIsSending } from './slipStore.ts';
import { useDialogs } from '#ui';

/** Outcome of a bet: placed, a problem with a line, or a problem with the whole slip. */
export type Outcome =
  | { readonly kind: 'placed'; readonly numero: string; readonly orderIds: readonly string[]; readonly left: readonly SlipLine[] }
  | { readonly kind: 'line'; readonly id: string | undefined; readonly text: string }
  | { readonly kind: 'slip'; readonly text: string };

type Attempt = NonNullable<Slip['attempt']>;

/** Swallows a rejection, after which nothing was placed; rethrows any other error. */
function unlessRefused(error: unknown): undefined {
  if (!isCallError(error) || isOutcomeUnknown(error)) throw error;
}

interface Wanted {
  readonly draw: NextDraw;
  readonly lines: readonly SlipLine[];
  /** Minor units. */
  readonly total: number;
}

interface PlacingOptions {
  readonly gameCode: string;
  readonly prizeMode: number;
  /** The gateway has closed the draw for bets. */
  readonly onClosed: () => void;
}

/** What `usePlacing` returns. */
export type Placing = ReturnType<typeof usePlacing>;

/** Places slips: asks for confirmation, sends each exactly once, and reports problems by line or slip. */
export function usePlacing({ gameCode, prizeMode, onClosed }: PlacingOptions) {
  const { t, i18n } = useTranslation('lottery');
  const { currency } = useMerchant();
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const guard = useRequireAccount();
  const { token } = useSession();
  const [said, say] = useState<{ readonly outcome: Outcome; readonly token: string | null }>();
  const isSending = useIsSending(gameCode);

  const place = (wanted: Wanted): void => {
    // A login does not place the bet: the player returns to the slip and presses again.
    guard({ kind: 'launch', run: () => void askAndSend(wanted) });
  };

  // Hides the outcome of another player's bet.
  const outcome = said?.token === token ? said.outcome : undefined;
  return { outcome, isSending, place, forget: () => say(undefined) };

  async function askAndSend(wanted: Wanted): Promise<void> {
    if (isSending) return;
    const asked = currentSession().token;
    const agreed = await ask(wanted);
    // Session or slip may have changed while the dialog was open.
    if (!agreed || currentSession().token !== asked || currentSlip(gameCode).lines !== wanted.lines) return;
    await sendingOnce(gameCode, async () => {
      say(undefined);
      say({ outcome: await send(wanted, asked), token: asked });
    });
  }

  function ask(wanted: Wanted): Promise<boolean> {
    return dialogs.confirm({
      title: t('confirm_title'),
      text: t('confirm_text', { 0: String(wanted.lines.length), 1: drawName(wanted.draw), 2: formatAmount(wanted.total, currency) }),
      ok: t('confirm_ok'),
      cancel: t('confirm_cancel'),
    });
  }

  async function send({ draw: { numero }, lines }: Wanted, sender: string | null): Promise<Outcome> {
    const body: Bet = {
      gameCode,
      numero,
      prizeMode,
      lines: lines.map(({ playType, picks, stake }) => ({ playType, picks: picks.map((column) => [...column]), stake })),
    };
    const { attempt } = currentSlip(gameCode);
    const earlier = unansweredOf(currentSlip(gameCode), numero);
    try {
      // The earlier draw has closed: the retry returns the placed bet or a rejection, but places no new bet.
      const found = attempt && earlier && (await deliver(earlier, attempt, sender).catch(unlessRefused));
      if (found) return found;
      const text = JSON.stringify(body);
      const key = attempt?.body === text ? attempt.key : crypto.randomUUID();
      return await deliver(body, { key, body: text, lines: lines.map(({ id }) => id) }, sender);
    } catch (error) {
      if (!isCallError(error)) throw error;
      return await problemOf(error, lines);
    } finally {
      // Not awaited, so that the outcome shows first.
      void Promise.all([balance, lotteryOrders, vnRecentMenu].map(async (row) => refreshCall(queries, row)));
    }
  }

  /** @param sender session that pays for the bet, even if the current user changes meanwhile */
  async function deliver(bet: Bet, attempt: Attempt, sender: string | null): Promise<Outcome> {
    changeSlip(gameCode, (slip) => ({ ...slip, attempt }));
    const { orderIds } = await client.call(placeBets, bet, { idempotencyKey: attempt.key, ...(sender !== null && { token: sender }) });
    changeSlip(gameCode, (slip) => withoutPlaced({ ...slip, prizeMode }, attempt.lines));
    return { kind: 'placed', numero: bet.numero, orderIds, left: currentSlip(gameCode).lines };
  }

  /** Message for a bet rejected by the player's own limits; its texts load on demand. */
  async function ownLimit(error: CallError): Promise<string | undefined> {
    try {
      const { playRefusal } = await import('#site/features/responsiblePlay/playRefusal.ts');
      return await playRefusal(i18n, error, currency);
    } catch {
      // If the texts fail to load, the generic rejection is shown.
      return undefined;
    }
  }

  async function problemOf(error: CallError, lines: readonly SlipLine[]): Promise<Outcome> {
    if (isOutcomeUnknown(error)) return { kind: 'slip', text: t('bet_unsure') };
    changeSlip(gameCode, (slip) => ({ ...slip, attempt: undefined }));
    if (error.code === PAGE_CODE.lotteryClosed) {
      onClosed();
      return { kind: 'slip', text: t('bet_closed') };
    }
    if (error.code === ERROR_CODE.balanceInsufficient) return { kind: 'slip', text: t('bet_insufficient') };
    const text = (await ownLimit(error)) ?? error.serverMessage ?? t('bet_failed');
    const index = /^lines\.(\d+)\./.exec(error.value?.field ?? '')?.[1];
    return index === undefined ? { kind: 'slip', text } : { kind: 'line', id: lines[Number(index)]?.id, text };
  }
}
