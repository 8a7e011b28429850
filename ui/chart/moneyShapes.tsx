'use client';

import { area, line } from 'd3-shape';
import { useId, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { ink } from './chart.css.ts';
import { moneyLooks, signedLooks, type LineLook, type Look } from './looks.ts';
import { Pattern } from './marks.tsx';
import type { MoneyRow, MoneySeriesList } from './moneyData.ts';
import * as styles from './moneyDrawing.css.ts';
import type { MoneyLayout } from './moneyLayout.ts';

/** Input of the shapes. */
export interface MoneyPicture {
  rows: readonly MoneyRow[];
  series: MoneySeriesList;
  kind: 'line' | 'bar';
  signed: boolean;
  layout: MoneyLayout;
}

/** Position of a point of a series, px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Minimum distance between markers, to avoid overlaps. */
const MARKER_STEP = 24;
/** Keeps nonzero amounts visible. */
const LEAST_BAR_HEIGHT = 1.5;

const lookAt = (place: number): LineLook => moneyLooks[place] ?? moneyLooks[0];

/** Looks of amounts above and below zero. */
interface Signs {
  readonly gain: Look;
  readonly loss: Look;
}
const signs = ['gain', 'loss'] as const;

const lineColor = (signed: boolean, place: number): Look['color'] => (signed ? signedLooks.loss : lookAt(place)).color;

const placesOf = ({ rows, layout }: MoneyPicture, place: number): Place[] =>
  rows.flatMap(({ amounts }, row) => {
    const [amount, x] = [amounts[place], layout.xs[row]];
    return amount === undefined || x === undefined ? [] : { x, y: layout.y(amount) };
  });

const drawLine = line<Place>(
  ({ x }) => x,
  ({ y }) => y,
);

/** A line for each series, with markers if they fit. A single line has a filled area. */
export function MoneyLines(picture: MoneyPicture): ReactNode {
  const { series, signed, layout } = picture;
  return series.map(({ id }, place) => {
    const look = lookAt(place);
    const places = placesOf(picture, place);
    return (
      <g key={id} className={ink[lineColor(signed, place)]}>
        {series.length === 1 && <GainAndLoss places={places} layout={layout} {...(signed ? signedLooks : plainLooks)} />}
        <path className={styles.line} d={drawLine(places) ?? undefined} strokeDasharray={look.dash} />
        {(layout.step >= MARKER_STEP || places.length === 1) && places.map((at) => <Marker key={at.x} {...at} look={look} />)}
      </g>
    );
  });
}

const plainLooks: Signs = { gain: moneyLooks[0], loss: { ...moneyLooks[1], color: moneyLooks[0].color } };

interface AreaProps extends Signs {
  readonly places: readonly Place[];
  readonly layout: MoneyLayout;
}

/** The area between a line and zero, a tint above and stripes below. */
function GainAndLoss({ places, layout: { left, right, top, bottom, y }, gain, loss }: AreaProps): ReactNode {
  const id = useId();
  const zero = y(0);
  const shape = area<Place>(
    ({ x }) => x,
    zero,
    (at) => at.y,
  )(places);
  if (!shape) return null;
  const width = right - left;
  return (
    <>
      <clipPath id={`${id}gain`}>
        <rect x={left} y={top} width={width} height={zero - top} />
      </clipPath>
      <clipPath id={`${id}loss`}>
        <rect x={left} y={zero} width={width} height={bottom - zero} />
      </clipPath>
      <Pattern id={`${id}stripes`} look={loss} />
      <path className={classes(styles.gain, ink[gain.color])} d={shape} clipPath={`url(#${id}gain)`} />
      <path className={styles.loss} d={shape} clipPath={`url(#${id}loss)`} fill={`url(#${id}stripes)`} />
    </>
  );
}

/** A bar for each amount, those of one time side by side; up from zero, or down. */
export function MoneyBars({ rows, series, signed, layout }: MoneyPicture): ReactNode {
  const id = useId();
  const width = layout.band / series.length;
  const gap = width > 6 && series.length > 1 ? 1 : 0;
  const zero = layout.y(0);
  return series.map(({ id: seriesId }, place) => {
    const looks: Signs = signed ? signedLooks : { gain: lookAt(place), loss: lookAt(place) };
    return (
      <g key={seriesId}>
        {signs.map((sign) => (
          <Pattern key={sign} id={`${id}${place}${sign}`} look={looks[sign]} />
        ))}
        {rows.map(({ at, amounts }, row) => {
          const amount = amounts[place];
          if (!amount) return null;
          const sign = amount < 0 ? 'loss' : 'gain';
          const height = Math.max(LEAST_BAR_HEIGHT, Math.abs(layout.y(amount) - zero));
          return (
            <rect
              key={at}
              className={classes(ink[looks[sign].color], amount < 0 && styles.lossBar)}
              fill={`url(#${id}${place}${sign})`}
              x={(layout.xs[row] ?? 0) - layout.band / 2 + place * width + gap}
              y={amount < 0 ? zero : zero - height}
              width={width - 2 * gap}
              height={height}
              rx={Math.min(3, width / 4)}
            />
          );
        })}
      </g>
    );
  });
}

/** Marks the selected point, or the last one. */
export function MoneyCursor({ chosen, isPointed, ...picture }: MoneyPicture & { chosen: number; isPointed: boolean }): ReactNode {
  const { rows, series, kind, signed, layout } = picture;
  const x = layout.xs[chosen];
  if (x === undefined) return null;
  if (kind === 'bar') {
    const { top, bottom, step } = layout;
    return isPointed && <rect className={styles.pointedBand} x={x - step / 2} y={top} width={step} height={bottom - top} rx={4} />;
  }
  return (
    <>
      {isPointed && <line className={styles.pointer} x1={x} x2={x} y1={layout.top} y2={layout.bottom} />}
      {series.map(({ id }, place) => {
        const amount = rows[chosen]?.amounts[place];
        const look = lookAt(place);
        return (
          amount !== undefined && (
            <g key={id} className={ink[lineColor(signed, place)]}>
              <Marker x={x} y={layout.y(amount)} look={look} />
            </g>
          )
        );
      })}
    </>
  );
}

function Marker({ x, y, look }: Place & { look: LineLook }): ReactNode {
  return <path className={styles.marker} d={look.marker} transform={`translate(${x} ${y})`} />;
}
