import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { NextDraw, Play } from '#site/api/contract/lottery.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { formatBet } from '#site/features/games/minBet.ts';
import { drawName } from '#site/features/lottery/lotteryTexts.ts';
import type { LotteryRules } from '#site/features/lottery/useLottery.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { Money } from '#site/components/Money.tsx';
import { Button, IconButton, Text } from '#ui';
import { priceOf, stakeFault, withoutLine, type Slip, type SlipLine } from './slip.ts';
import * as styles from './SlipPanel.css.ts';
import { changeSlip } from './slipStore.ts';
import type { Outcome, Placing } from './usePlacing.ts';

export interface SlipProps {
  readonly rules: LotteryRules;
  readonly table: LotteryRules['prizeTables'][number];
  readonly slip: Slip;
  readonly draw: NextDraw | undefined;
  readonly placing: Placing;
  /** Shows a line's numbers on the board. */
  readonly onEdit: (line: SlipLine) => void;
}

/** The content of the bet slip: lines, price and the submit button. */
export function SlipContent({ rules, table, slip, draw, placing, onEdit }: SlipProps) {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const terms = { prizeMode: table.id, drawnCount: rules.drawnCount, exponent: currency.exponent };
  const { outcome, isSending, place, forget } = placing;

  const lines = slip.lines.map((line) => {
    const play = rules.plays.find(({ playType }) => playType === line.playType);
    const price = play && priceOf(play, line.picks, line.stake, terms);
    const fault = price && stakeFault(line.stake, price, table);
    const told = fault && t(fault, { 0: formatBet(table.leastStake, currency), 1: formatAmount(table.mostTotal, currency) });
    return { line, play, price, problem: told ?? (outcome?.kind === 'line' && outcome.id === line.id ? outcome.text : undefined) };
  });
  // Until the slip changes after the bet.
  const placed = outcome?.kind === 'placed' && (lines.length === 0 || slip.lines === outcome.left) ? outcome : undefined;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button unmounted with the last line.
    if (placed && document.activeElement === document.body) news.current?.closest('section')?.focus({ preventScroll: true });
  }, [placed]);
  const total = lines.reduce((sum, { price }) => sum + (price?.total ?? 0), 0);
  const isSound = lines.every(
    ({ price, problem }) => (price?.combinations ?? 0) > 0 && (problem === undefined || outcome?.kind === 'line'),
  );

  return (
    <>
      <div ref={news} role="status">
        {slip.movedFrom !== undefined && slip.lines.length > 0 && (
          <p className={styles.notice}>{t('slip_moved', { 0: slip.movedFrom, 1: slip.numero ?? '' })}</p>
        )}
        {placed && <Placed outcome={placed} />}
      </div>
      {lines.length === 0 && !placed && (
        <Text size="sm" tone="muted">
          {t('slip_empty')}
        </Text>
      )}
      {lines.length > 0 && (
        <>
          <ul className={styles.lines} aria-label={t('slip_lines')}>
            {lines.map(({ line, play, price, problem }) => (
              <Line
                key={line.id}
                line={line}
                isEditing={slip.editing === line.id}
                combinations={price?.combinations ?? 0}
                total={price?.total ?? 0}
                win={price?.win ?? 0}
                play={play}
                problem={problem}
                onEdit={() => {
                  forget();
                  onEdit(line);
                }}
                isFixed={isSending}
                onRemove={(button) => {
                  forget();
                  neighbourOf(button)?.focus({ preventScroll: true });
                  changeSlip(rules.game.gameCode, (now) => withoutLine(now, line.id));
                }}
              />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('total')}</span>
            <Money amount={total} currency={currency} />
          </p>
          <div role="alert">{outcome?.kind === 'slip' && <p className={styles.fault}>{outcome.text}</p>}</div>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={isSending}
            disabled={draw === undefined || !isSound}
            onClick={() => draw && place({ draw, lines: slip.lines, total })}
          >
            {t('place_bet', { 0: formatAmount(total, currency) })}
          </Button>
          {draw && (
            <Text size="sm" tone="muted">
              {t('for_draw')} <bdi dir="ltr">{drawName(draw)}</bdi>
            </Text>
          )}
        </>
      )}
    </>
  );
}

/** Focus target after a line is removed: the same button of the next or previous line, otherwise the slip. */
function neighbourOf(button: Element): HTMLElement | null | undefined {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  return next ? [...next.querySelectorAll('button')].at(-1) : line?.closest('section');
}

interface LineProps {
  readonly line: SlipLine;
  readonly isEditing: boolean;
  readonly combinations: number;
  readonly total: number;
  readonly win: number;
  readonly play: Play | undefined;
  readonly problem: string | undefined;
  readonly onEdit: () => void;
  /** The bet is being sent, so the line is read-only. */
  readonly isFixed: boolean;
  readonly onRemove: (button: Element) => void;
}

function Line({ line, isEditing, combinations, total, win, play, problem, isFixed, onEdit, onRemove }: LineProps) {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  const { currency } = useMerchant();
  const name = texts.picks(line.picks);
  const price = play?.pointPrice;
  const stake =
    price === undefined
      ? formatBet(line.stake, currency)
      : t('points_of', { 0: formatCount(line.stake / price), 1: formatBet(price, currency) });
  return (
    <li className={styles.line} data-editing={isEditing}>
      <Text as="span" size="sm" tone="muted">
        {texts.play(line.playType)}
      </Text>
      <bdi className={styles.linePicks}>{name}</bdi>
      <span className={styles.lineTools}>
        <IconButton variant="ghost" size="sm" aria-label={t('edit_line', { 0: name })} disabled={isFixed} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={t('remove_line', { 0: name })}
          disabled={isFixed}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Trash2 />
        </IconButton>
      </span>
      <bdi dir="ltr" className={styles.lineSum}>
        {combinations} × {stake} = {formatAmount(total, currency)}
      </bdi>
      <span className={styles.lineWin}>{t(play?.everyPrize ? 'win_each_hit' : 'win_at_most', { 0: formatAmount(win, currency) })}</span>
      {problem !== undefined && (
        <span className={styles.fault} role="alert">
          {problem}
        </span>
      )}
    </li>
  );
}

function Placed({ outcome }: { readonly outcome: Extract<Outcome, { kind: 'placed' }> }) {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.placed}>
      <strong>{t('placed_title', { 0: outcome.numero })}</strong>
      <span className={styles.orders}>{t('placed_orders', { 0: outcome.orderIds.join(', ') })}</span>
      <Text as="span" size="sm" tone="muted">
        {t('placed_text')}
      </Text>
    </div>
  );
}
