'use client';

import { scaleLinear } from 'd3-scale';
import { useId, useRef, type ReactNode } from 'react';

import { fillLabel } from '../kit/labels.ts';
import { useDirection, useKitLabels } from '../kit/KitProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cursor } from './chart.css.ts';
import { shareChartLabels } from './labels.ts';
import { Pattern } from './marks.tsx';
import { shareText, type ShareSlice } from './shareData.ts';
import * as styles from './shareDrawing.css.ts';
import { useMeasure } from './useMeasure.ts';

interface ShareDrawingProps {
  slices: readonly ShareSlice[];
  total: number;
  formatAmount: (minor: number) => string;
  label: string;
  /** px */
  height: number;
  /** Index of the selected slice. */
  pointed: number | undefined;
  onPoint: (slice: number | undefined) => void;
}

const GAP = 2;
/** Keeps nonzero shares visible. */
const LEAST = 4;

/** The lazily loaded picture of a `ShareChart`. */
export function ShareDrawing({ slices, total, formatAmount, label, height, pointed, onPoint }: ShareDrawingProps): ReactNode {
  const labels = useKitLabels(shareChartLabels);
  const id = useId();
  const direction = useDirection();
  const box = useRef<HTMLDivElement>(null);
  const measure = useMeasure(box);
  const [largest] = slices;
  if (!largest) return <div className={styles.box} style={{ blockSize: height }} data-empty="" />;

  const spoken = slices[pointed ?? 0] ?? largest;
  const textOf = (slice: ShareSlice) => ({
    name: slice.label,
    amount: formatAmount(slice.amount),
    share: shareText(slice.amount, total, labels),
  });
  const { name, amount, share } = textOf(spoken);
  return (
    <div ref={box} className={styles.box} style={{ blockSize: height }}>
      {measure && (
        <svg className={styles.picture} width={measure.width} height={height} role="img" aria-label={label} aria-describedby={id}>
          {spread(slices, total, measure.width, direction).map(({ slice, x, width }, place) => (
            <g key={slice.id}>
              <Pattern id={`${id}${place}`} look={slice.look} />
              <rect
                className={styles.slice}
                data-faded={(pointed !== undefined && pointed !== place) || undefined}
                fill={`url(#${id}${place})`}
                x={x}
                width={width}
                height={height}
                onPointerEnter={() => onPoint(place)}
                onPointerLeave={() => onPoint(undefined)}
              />
            </g>
          ))}
        </svg>
      )}
      <VisuallyHidden id={id}>{fillLabel(labels.shareSummary, { total: formatAmount(total), ...textOf(largest) })}</VisuallyHidden>
      {/* A native slider: screen readers announce each value, and their gestures on phones can change it. */}
      <input
        className={cursor}
        type="range"
        dir={direction}
        aria-label={label}
        aria-valuetext={`${name}: ${amount}, ${share}`}
        min={0}
        max={slices.length - 1}
        value={pointed ?? 0}
        onChange={({ target }) => onPoint(Number(target.value))}
        onFocus={() => onPoint(pointed ?? 0)}
        onBlur={() => onPoint(undefined)}
      />
    </div>
  );
}

/** Position of each slice, px from the left: its length is its share, starting at the inline start. */
function spread(slices: readonly ShareSlice[], total: number, width: number, direction: 'ltr' | 'rtl') {
  const length = scaleLinear([0, total], [0, Math.max(0, width - slices.length * LEAST - (slices.length - 1) * GAP)]);
  let start = 0;
  return slices.map((slice) => {
    const own = LEAST + length(slice.amount);
    const x = direction === 'rtl' ? width - start - own : start;
    start += own + GAP;
    return { slice, x, width: own };
  });
}
