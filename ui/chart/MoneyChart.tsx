'use client';

import { lazy, useMemo, useState, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { useCssProperties } from '../private/useCssProperties.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ChartFrame, PictureFailed, PictureSlot, type ChartProps } from './frame.tsx';
import { moneyChartLabels } from './labels.ts';
import { moneyLooks } from './looks.ts';
import { FillSwatch, LineSwatch } from './marks.tsx';
import * as styles from './MoneyChart.css.ts';
import { moneyRows, type MoneyFormats, type MoneyRow, type MoneySeriesList } from './moneyData.ts';
import { ChartTable } from './table.tsx';

/** `line` for continuous values, such as a balance; `bar` for values per day, such as profit and loss. */
export const moneyChartKinds = ['line', 'bar'] as const;
export type MoneyChartKind = (typeof moneyChartKinds)[number];

export interface MoneyChartProps extends ChartProps, MoneyFormats {
  series: MoneySeriesList;
  /** More than 93 bars, the maximum on a phone, are rendered as lines. @default 'line' */
  kind?: MoneyChartKind | undefined;
  /** Whether amounts are won or lost: gains are in the positive tone, losses striped in a neutral one. @default false */
  signed?: boolean | undefined;
  /** A shorter amount for the axis, e.g. "₱12K". @default formatAmount */
  formatAxisAmount?: ((minor: number) => string) | undefined;
}

/** Height of the picture, px: four to five amounts on its axis. */
const HEIGHT = 240;

/** A month of days, three series: at 360 px each bar is 2 px wide. */
const MOST_BARS = 93;

/** Loaded lazily with the first chart, together with its charting library. */
const MoneyDrawing = lazy(() =>
  import('./moneyDrawing.tsx').then(
    (drawing) => ({ default: drawing.MoneyDrawing }),
    () => ({ default: PictureFailed }),
  ),
);

/**
 * Money over time. The values of the hovered, touched or focused point are shown above the picture, where a finger does
 * not cover them; by default those of the last point. Time runs to the right in every language; the amounts of the axis
 * are at the inline start.
 */
export function MoneyChart({
  series,
  kind = 'line',
  signed = false,
  formatAmount,
  formatAxisAmount = formatAmount,
  formatTime,
  ...frame
}: MoneyChartProps): ReactNode {
  const labels = useKitLabels(moneyChartLabels);
  const rows = useMemo(() => moneyRows(series), [series]);
  const [pointed, setPointed] = useState<number>();
  const drawn = rows.length * series.length > MOST_BARS ? 'line' : kind;
  const chosen = pointed !== undefined && pointed < rows.length ? pointed : rows.length - 1;

  const table = (
    <ChartTable
      caption={frame.label}
      heading={labels.chartTime}
      columns={series}
      rows={rows.map(({ at, amounts }) => ({
        id: at,
        label: formatTime(at),
        cells: amounts.map((amount) => amountText(amount, formatAmount)),
      }))}
    />
  );
  return (
    <ChartFrame {...frame} isEmpty={rows.length === 0} table={table}>
      <Readout {...{ rows, series, chosen, formatAmount, formatTime }} kind={drawn} />
      <PictureSlot height={HEIGHT}>
        <MoneyDrawing
          {...{ rows, series, signed, formatAmount, formatAxisAmount, formatTime, chosen }}
          kind={drawn}
          label={frame.label}
          height={HEIGHT}
          isPointed={pointed !== undefined}
          onPoint={setPointed}
        />
      </PictureSlot>
    </ChartFrame>
  );
}

function amountText(amount: number | undefined, formatAmount: (minor: number) => string): string {
  return amount === undefined ? '–' : formatAmount(amount);
}

interface ReadoutProps extends MoneyFormats {
  rows: readonly MoneyRow[];
  series: MoneySeriesList;
  kind: MoneyChartKind;
  /** Index of the selected row. */
  chosen: number;
}

/** The legend, with the amounts of one point. A single series is visibly named by the chart's title only. */
function Readout({ rows, series, kind, chosen, formatAmount, formatTime }: ReadoutProps): ReactNode {
  const longest = useMemo(() => longestText(rows, formatAmount), [rows, formatAmount]);
  const sizes = useCssProperties({ '--pf-longest-amount': longest });
  const row = rows[chosen];
  if (!row) return null;
  const isLone = series.length === 1;
  const Swatch = kind === 'bar' ? FillSwatch : LineSwatch;
  return (
    <div className={styles.readout}>
      <p className={styles.time}>{formatTime(row.at)}</p>
      <dl ref={sizes} className={styles.amounts}>
        {series.map(({ id, label }, place) => (
          <div key={id} className={styles.series}>
            {isLone ? (
              <dt>
                <VisuallyHidden>{label}</VisuallyHidden>
              </dt>
            ) : (
              <dt className={styles.name}>
                <Swatch look={moneyLooks[place] ?? moneyLooks[0]} />
                {label}
              </dt>
            )}
            <dd className={classes(styles.amount, isLone && styles.loneAmount)}>
              <bdi>{amountText(row.amounts[place], formatAmount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Characters of the longest amount, so that the layout is stable while the selection moves. */
function longestText(rows: readonly MoneyRow[], formatAmount: (minor: number) => string): number {
  const amounts = rows.flatMap((row) => row.amounts.filter((amount) => amount !== undefined));
  return Math.max(0, ...[Math.min(...amounts), Math.max(...amounts)].map((amount) => formatAmount(amount).length));
}
