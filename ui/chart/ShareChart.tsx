'use client';

import { lazy, useMemo, useState, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { ChartFrame, PictureFailed, PictureSlot, type ChartProps } from './frame.tsx';
import { shareChartLabels } from './labels.ts';
import { FillSwatch } from './marks.tsx';
import * as styles from './ShareChart.css.ts';
import { shareOut, shareText, type SharePart, type ShareSlice } from './shareData.ts';
import { ChartTable } from './table.tsx';

export interface ShareChartProps extends ChartProps {
  /** In any order: the largest six are shown individually, the rest combined. The table lists all. */
  parts: readonly SharePart[];
  /** Formats a whole amount, given in minor units. */
  formatAmount: (minor: number) => string;
}

const HEIGHT = 32;

/** Loaded lazily with the first chart, together with its charting library. */
const ShareDrawing = lazy(() =>
  import('./shareDrawing.tsx').then(
    (drawing) => ({ default: drawing.ShareDrawing }),
    () => ({ default: PictureFailed }),
  ),
);

/**
 * Shares of an amount by category: one bar, and below it every part with its amount. A bar rather than a ring: at 360
 * px it leaves more space for labels and amounts, and lengths are easier to compare than angles.
 */
export function ShareChart({ parts, formatAmount, ...frame }: ShareChartProps): ReactNode {
  const labels = useKitLabels(shareChartLabels);
  const { slices, others, total } = useMemo(() => shareOut(parts, labels.chartOther), [parts, labels]);
  const [pointed, setPointed] = useState<number>();

  const table = (
    <ChartTable
      caption={frame.label}
      heading={labels.chartCategory}
      columns={[
        { id: 'amount', label: labels.chartAmount },
        { id: 'share', label: labels.chartShare },
      ]}
      rows={parts.map(({ id, label, amount }) => ({
        id,
        label,
        cells: [formatAmount(amount), shareText(amount, total, labels)],
      }))}
    />
  );
  return (
    <ChartFrame {...frame} isEmpty={parts.length === 0} table={table}>
      <div>
        <p className={styles.totalName}>{labels.chartTotal}</p>
        <p className={styles.total}>
          <bdi>{formatAmount(total)}</bdi>
        </p>
      </div>
      <PictureSlot height={HEIGHT}>
        <ShareDrawing {...{ slices, total, formatAmount, pointed }} label={frame.label} height={HEIGHT} onPoint={setPointed} />
      </PictureSlot>
      <ul className={styles.legend}>
        {[...slices, ...others].map((part: SharePart | ShareSlice, place) => (
          <li
            key={part.id}
            className={styles.item}
            data-chosen={place === pointed || undefined}
            onPointerEnter={() => setPointed(place < slices.length ? place : undefined)}
            onPointerLeave={() => setPointed(undefined)}
          >
            {'look' in part ? <FillSwatch look={part.look} /> : <span className={styles.noSwatch} />}
            <span className={styles.name}>{part.label}</span>
            <span className={styles.numbers}>
              <bdi className={styles.amount}>{formatAmount(part.amount)}</bdi>
              <span className={styles.share}>{shareText(part.amount, total, labels)}</span>
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
