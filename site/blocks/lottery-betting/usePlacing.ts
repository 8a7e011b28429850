import { useState } from 'react';

import { useMerchant } from '#site/assembler/view.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { lotteryOrders, placeBets, vnRecentMenu } from '#site/api/contract/lottery.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { useDialogs } from '#site/shared/Dialogs.tsx';
import { isUnsure } from '#site/api/isUnsure.ts';
import { useGuard } from '#site/shared/games/useGuard.ts';
import { emptySlip, type SlipLine } from './slip.ts';
import { changeSlip, currentSlip } from './slipStore.ts';

/** What came of a bet: it was placed, something is wrong with a line, or with the slip as a whole. */
export type Outcome =
  | { readonly kind: 'placed'; readonly numero: string; readonly orderIds: readonly string[] }
  | { readonly kind: 'line'; readonly index: number; readonly text: string }
  | { readonly kind: 'slip'; readonly text: string };

interface Wanted {
  readonly numero: string;
  readonly lines: readonly SlipLine[];
  /** Minor units. */
  readonly total: number;
}

interface PlacingOptions {
  readonly gameCode: string;
  readonly prizeMode: number;
  /** The gateway says that the draw takes no more bets. */
  readonly onClosed: () => void;
}

/** Places slips: asks the player first, sends each once, and says beside what it is about what went wrong. */
export function usePlacing({ gameCode, prizeMode, onClosed }: PlacingOptions) {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const guard = useGuard();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);

  const place = (wanted: Wanted): void => {
    // A bet is not made by a login: the player comes back to the slip and presses again.
    guard({ kind: 'launch', run: () => void askAndSend(wanted) });
  };

  return { outcome, isSending, place, forget: () => setOutcome(undefined) };

  async function askAndSend(wanted: Wanted): Promise<void> {
    if (isSending) return;
    const agreed = await dialogs.confirm({
      title: t('confirm_title'),
      text: t('confirm_text', { 0: String(wanted.lines.length), 1: wanted.numero, 2: formatAmount(wanted.total, currency) }),
      ok: t('confirm_ok'),
      cancel: t('confirm_cancel'),
    });
    if (!agreed) return;
    setSending(true);
    setOutcome(undefined);
    setOutcome(await send(wanted));
    setSending(false);
  }

  async function send({ numero, lines }: Wanted): Promise<Outcome> {
    const body: CallInput<typeof placeBets> = {
      gameCode,
      numero,
      prizeMode,
      lines: lines.map(({ playType, picks, stake }) => ({ playType, picks: picks.map((column) => [...column]), stake })),
    };
    const text = JSON.stringify(body);
    const last = currentSlip(gameCode).attempt;
    const key = last?.body === text ? last.key : crypto.randomUUID();
    changeSlip(gameCode, (slip) => ({ ...slip, attempt: { key, body: text } }));
    try {
      const { orderIds } = await client.call(placeBets, body, { idempotencyKey: key });
      changeSlip(gameCode, ({ stake }) => ({ ...emptySlip, prizeMode, ...(stake !== undefined && { stake }) }));
      return { kind: 'placed', numero, orderIds };
    } catch (error) {
      if (!isCallError(error)) throw error;
      return await problemOf(error);
    } finally {
      // What came of it is said first.
      void Promise.all([balance, lotteryOrders, vnRecentMenu].map(async (row) => refreshCall(queries, row)));
    }
  }

  /** Held back by the player's own limits; their words come when they are needed. */
  async function ownLimit(error: CallError): Promise<string | undefined> {
    const { playRefusal } = await import('#site/shared/play/playRefusal.ts');
    return playRefusal(error, currency);
  }

  async function problemOf(error: CallError): Promise<Outcome> {
    if (isUnsure(error)) return { kind: 'slip', text: t('bet_unsure') };
    if (error.code === PAGE_CODE.lotteryClosed) {
      onClosed();
      return { kind: 'slip', text: t('bet_closed') };
    }
    if (error.code === ERROR_CODE.balanceInsufficient) return { kind: 'slip', text: t('bet_insufficient') };
    const text = (await ownLimit(error)) ?? error.serverMessage ?? t('bet_failed');
    const index = /^lines\.(\d+)\./.exec(error.value?.field ?? '')?.[1];
    return index === undefined ? { kind: 'slip', text } : { kind: 'line', index: Number(index), text };
  }
}
