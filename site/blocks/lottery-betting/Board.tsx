import { Dices, Eraser } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FINE_EXPONENT } from '#site/api/contract/wire.ts';
import type { Play } from '#site/api/contract/lottery.ts';
import type { Picks } from '#site/api/contract/lotteryRules.ts';
import { formatDecimal } from '#site/i18n/formatDecimal.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { Button, Card, Row } from '#ui';
import { Groups } from './Groups.tsx';
import { groupsOf, isTable, withGroup } from './groups.ts';
import * as styles from './LotteryBetting.css.ts';
import { quickPick, toggled } from './slip.ts';
import { focusBalls, useRoving } from './useRoving.ts';

/** Decimals of odds. */
const PLACES = 2;

/** Formats odds in ten-thousandths, without trailing zeros. */
const oddsText = (fine: number): string => formatDecimal(fine / 10 ** FINE_EXPONENT, PLACES);

interface BoardProps {
  readonly play: Play;
  readonly picks: Picks;
  readonly prizeMode: number;
  readonly onPick: (picks: string[][]) => void;
}

/** Rules and payout of a play type, and its balls. */
export function Board({ play, picks, prizeMode, onPick }: BoardProps) {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  const count = play.columns.length;
  return (
    <>
      <p className={styles.help}>
        {texts.rule(play)}{' '}
        <span className={styles.odds}>
          {t(play.everyPrize ? 'odds_each_hit' : 'odds', { 0: oddsText(play.odds[String(prizeMode)] ?? 0) })}
        </span>
      </p>
      {Array.from({ length: count }, (_, index) => (
        <BallColumn
          key={index}
          label={labelOf(index)}
          options={play.columns[index]?.options ?? []}
          picked={picks[index] ?? []}
          most={play.columns[index]?.most ?? 0}
          onToggle={(option) => onPick(toggled(play, picks, index, option))}
          onPick={(next) =>
            onPick(play.columns.map((known, column) => (known === play.columns[index] ? next : [...(picks[column] ?? [])])))
          }
        />
      ))}
      <Row align="stretch">
        <Button iconStart={<Dices />} onClick={() => onPick(quickPick(play, Math.random))}>
          {t('quick_pick')}
        </Button>
        <Button
          variant="ghost"
          iconStart={<Eraser />}
          disabled={picks.every((column) => column.length === 0)}
          onClick={({ currentTarget }) => {
            onPick(play.columns.map(() => []));
            focusBalls(currentTarget.closest('[role=tabpanel]'));
          }}
        >
          {t('clear_picks')}
        </Button>
      </Row>
    </>
  );

  /** A few options have texts; digits need their column's name as well. */
  function labelOf(index: number): string {
    const options = play.columns[index]?.options ?? [];
    if (play.counting === 'sum') return options.map(texts.option).join(' / ');
    return count > 1 ? t('column_of', { 0: String(index + 1), 1: String(count) }) : t('numbers');
  }
}

interface BallColumnProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly picked: readonly string[];
  /** How many may be picked. */
  readonly most: number;
  readonly onToggle: (option: string) => void;
  readonly onPick: (options: string[]) => void;
}

/** A row of balls with roving focus: arrow keys move, a press picks. */
function BallColumn({ label, options, picked, most, onToggle, onPick }: BallColumnProps) {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  const heading = useId();
  const [grid, onKeyDown] = useRoving();
  const groups = groupsOf(options, most);
  return (
    <Card padding="md">
      <div className={styles.columnHead}>
        <h3 id={heading} className={styles.columnTitle}>
          {label}
        </h3>
        <span className={styles.help}>{t('picked', { 0: String(picked.length) })}</span>
      </div>
      {groups.length > 0 && (
        <Groups groups={groups} picked={picked} onChoose={(group) => onPick(withGroup(picked, group, options, most))} />
      )}
      <div
        ref={grid}
        role="group"
        aria-labelledby={heading}
        className={styles.balls}
        data-table={isTable(options)}
        data-words={options.some((option) => !/^\d+$/.test(option))}
      >
        {options.map((option, place) => (
          <button
            key={option}
            type="button"
            className={styles.ball}
            aria-pressed={picked.includes(option)}
            tabIndex={place === 0 ? 0 : -1}
            onClick={() => onToggle(option)}
            onKeyDown={onKeyDown}
          >
            {texts.option(option)}
          </button>
        ))}
      </div>
    </Card>
  );
}
