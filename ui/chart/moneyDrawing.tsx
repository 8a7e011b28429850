'use client';

import { memo, useId, useMemo, useRef, type PointerEvent, type ReactNode } from 'react';

import { fillLabel } from '../kit/labels.ts';
import { useDirection, useKitLabels } from '../kit/KitProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cursor } from './chart.css.ts';
import { moneyChartLabels } from './labels.ts';
import { amountsOf, rowText, type MoneyFormats, type MoneyRow, type MoneySeriesList } from './moneyData.ts';
import { layOutMoney, nearestRow, type MoneyLayout } from './moneyLayout.ts';
import { MoneyBars, MoneyCursor, MoneyLines, type MoneyPicture } from './moneyShapes.tsx';
import * as styles from './moneyDrawing.css.ts';
import { useMeasure } from './useMeasure.ts';

interface MoneyDrawingProps extends MoneyFormats {
  /** Not empty. */
  rows: readonly MoneyRow[];
  series: MoneySeriesList;
  kind: 'line' | 'bar';
  signed: boolean;
  formatAxisAmount: (minor: number) => string;
  label: string;
  /** px */
  height: number;
  /** Index of the selected row. */
  chosen: number;
  /** Whether a point is selected; otherwise the last one is shown. */
  isPointed: boolean;
  onPoint: (row: number | undefined) => void;
}

/** The lazily loaded picture of a `MoneyChart`. */
export function MoneyDrawing({ label, height, chosen, isPointed, onPoint, ...drawn }: MoneyDrawingProps): ReactNode {
  const { rows, series, kind, signed, formatAmount, formatAxisAmount, formatTime } = drawn;
  const summaryId = useId();
  const direction = useDirection();
  const box = useRef<HTMLDivElement>(null);
  const measure = useMeasure(box);
  const layout = useMemo(
    () => measure && layOutMoney({ rows, kind, height, direction, formatAxisAmount, formatTime, ...measure }),
    [rows, kind, height, direction, formatAxisAmount, formatTime, measure],
  );

  const pointAt = ({ clientX, currentTarget }: PointerEvent): void => {
    if (layout) onPoint(nearestRow(layout.xs, clientX - currentTarget.getBoundingClientRect().left));
  };
  const row = rows[chosen];

  return (
    <div
      ref={box}
      className={styles.box}
      style={{ blockSize: height }}
      onPointerDown={pointAt}
      onPointerMove={pointAt}
      onPointerLeave={({ pointerType }) => {
        // Lifting the finger does not change the selection.
        if (pointerType === 'mouse') onPoint(undefined);
      }}
    >
      {measure && layout && (
        <svg className={styles.picture} width={measure.width} height={height} role="img" aria-label={label} aria-describedby={summaryId}>
          <Picture {...{ rows, series, kind, signed, layout }} />
          <MoneyCursor {...{ rows, series, kind, signed, layout, chosen, isPointed }} />
        </svg>
      )}
      <VisuallyHidden id={summaryId}>
        <Summary {...{ rows, series, formatAmount }} />
      </VisuallyHidden>
      {/* A native slider: screen readers announce each value, and their gestures on phones can change it. */}
      <input
        className={cursor}
        type="range"
        // The direction of time in the picture.
        dir="ltr"
        aria-label={label}
        aria-valuetext={row && rowText(row, series, { formatAmount, formatTime })}
        min={0}
        max={rows.length - 1}
        value={chosen}
        onChange={({ target }) => onPoint(Number(target.value))}
        onFocus={() => onPoint(chosen)}
        onBlur={() => onPoint(undefined)}
      />
    </div>
  );
}

/** The part that does not depend on the selection; memoized. */
const Picture = memo(function Picture(picture: MoneyPicture): ReactNode {
  const Shapes = picture.kind === 'bar' ? MoneyBars : MoneyLines;
  return (
    <>
      <Axes layout={picture.layout} />
      <Shapes {...picture} />
    </>
  );
});

function Axes({ layout }: { layout: MoneyLayout }): ReactNode {
  const { left, right, bottom, amountLabels, timeLabels, showsAmounts } = layout;
  // The side with space beside the plot.
  const amountsAt = left > 0 ? { x: left - 8, textAnchor: 'end' as const } : { x: right + 8, textAnchor: 'start' as const };
  const zero = layout.y(0);
  return (
    <>
      {amountLabels.map(({ at, text }) => (
        <g key={at}>
          <line className={styles.grid} x1={left} x2={right} y1={at} y2={at} />
          {showsAmounts && (
            <text className={styles.amountText} {...amountsAt} y={at} dy="0.32em">
              {text}
            </text>
          )}
        </g>
      ))}
      <line className={styles.zero} x1={left} x2={right} y1={zero} y2={zero} />
      {timeLabels.map(({ at, text }) => (
        <text key={at} className={styles.timeText} x={at} y={bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

/** The picture as text, a sentence for each series. */
function Summary({ rows, series, formatAmount }: Pick<MoneyDrawingProps, 'rows' | 'series' | 'formatAmount'>): ReactNode {
  const labels = useKitLabels(moneyChartLabels);
  const sentences = series.flatMap(({ label }, place) => {
    const amounts = amountsOf(rows, place);
    if (amounts.length === 0) return [];
    return fillLabel(labels.moneySummary, {
      name: label,
      min: formatAmount(Math.min(...amounts)),
      max: formatAmount(Math.max(...amounts)),
      last: formatAmount(amounts.at(-1) ?? 0),
      total: formatAmount(amounts.reduce((sum, amount) => sum + amount, 0)),
    });
  });
  return sentences.join('. ');
}
