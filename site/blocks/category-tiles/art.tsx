import type { ReactNode } from 'react';

import * as styles from './art.css.ts';

/*
 * A drawing for each category on a field of 120 × 120. Four inks, all from the theme: `body` is lit, `shade` lies in
 * its shadow, `spark` is the brand's second colour, `line` is drawn with the pen.
 */
const { body, shade, spark, line } = styles;

function Ball({
  x,
  y,
  r,
  marked = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly marked?: boolean;
}): ReactNode {
  return (
    <g>
      <circle className={marked ? spark : body} cx={x} cy={y} r={r} />
      <path
        className={shade}
        d={`M${x - r * 0.94} ${y + r * 0.35}a${r} ${r} 0 0 0 ${r * 1.88} 0a${r * 1.1} ${r * 0.8} 0 0 1-${r * 1.88} 0z`}
      />
      <circle className={marked ? body : spark} cx={x} cy={y} r={r * 0.42} />
    </g>
  );
}

const machine = (
  <>
    <path className={line} d="M98 60V30" />
    <circle className={spark} cx="98" cy="26" r="8" />
    <rect className={body} x="14" y="24" width="76" height="76" rx="14" />
    <path className={shade} d="M14 82h76v4a14 14 0 0 1-14 14H28a14 14 0 0 1-14-14z" />
    <rect className={shade} x="22" y="40" width="60" height="34" rx="6" />
    {[26, 45, 64].map((x) => (
      <g key={x}>
        <rect className={body} x={x} y="44" width="15" height="26" rx="3" />
        <path className={spark} d={`M${x + 3} 49h9.5v3.5l-4.5 13h-4.5l4-12h-4.5z`} />
      </g>
    ))}
    <path className={spark} d="M52 8l3.5 7 7.5 1-5.5 5.300 1.300 7.600-6.800-3.600-6.800 3.600 1.300-7.600L41 16l7.5-1z" />
  </>
);

const cards = (
  <>
    <rect className={shade} x="20" y="26" width="50" height="70" rx="8" transform="rotate(-14 45 61)" />
    <rect className={body} x="42" y="22" width="50" height="70" rx="8" transform="rotate(10 67 57)" />
    <path className={spark} d="M69 38c9 8 15 13 14 20a8 8 0 0 1-12 5l2 9H62l4-10a8 8 0 0 1-11-7c0-7 7-10 14-17z" />
    <circle className={body} cx="34" cy="88" r="20" />
    <circle className={spark} cx="34" cy="88" r="15" />
    <circle className={body} cx="34" cy="88" r="9" />
    <path className={shade} d="M14.5 92a20 20 0 0 0 39 0a21 15 0 0 1-39 0z" />
  </>
);

const fish = (
  <>
    <path className={shade} d="M84 60l24-20c4 12 4 28 0 40z" />
    <path className={body} d="M12 62c10-24 30-34 50-32 18 2 26 16 30 30-6 18-20 30-40 30-18 0-32-10-40-28z" />
    <path className={shade} d="M12 62c8 18 22 28 40 28 20 0 34-12 40-30-14 14-28 19-44 18-14 0-26-6-36-16z" />
    <path className={spark} d="M46 30c4-10 16-14 28-12-4 4-4 10-2 15-8-4-17-5-26-3zM52 62c10-6 18-4 24 2-8 8-16 10-24 6-2-2-2-6 0-8z" />
    <circle className={shade} cx="31" cy="54" r="6.5" />
    <circle className={spark} cx="31" cy="54" r="3" />
    <circle className={line} cx="16" cy="32" r="6" />
    <circle className={line} cx="28" cy="16" r="4" />
  </>
);

const swords = (
  <>
    <path className={shade} d="M60 18c12 8 24 11 36 11 0 34-10 58-36 73-26-15-36-39-36-73 12 0 24-3 36-11z" />
    <path className={body} d="M22 14l8 0 60 64-8 8zM98 14l-8 0-60 64 8 8z" />
    <path className={spark} d="M80 92l20-20 5 5-7 7 9 10-5 5-10-9-7 7zM40 92L20 72l-5 5 7 7-9 10 5 5 10-9 7 7z" />
  </>
);

const football = (
  <>
    <circle className={body} cx="60" cy="60" r="42" />
    <path className={shade} d="M20.5 74a42 42 0 0 0 79 0c-12 14-25 18-39.5 18s-28-4-39.5-18z" />
    <path
      className={spark}
      d="M60 42l17 12.5-6.5 20h-21L43 54.5zM60 18l11 6-11 9-11-9zM99 50l1 13-11-4 2-14zM21 50l8-5 2 14-11 4zM43 98l-8-9 10-5 8 12zM77 98l-10-2 8-12 10 5z"
    />
  </>
);

const gamepad = (
  <>
    <path className={body} d="M34 34h52c16 0 24 20 26 42 1 14-13 20-22 8l-8-10H38l-8 10c-9 12-23 6-22-8 2-22 10-42 26-42z" />
    <path className={shade} d="M8 74c-.5 15 13 22 22 10l8-10h44l8 10c9 12 22.5 5 22-10-5 9-13 8-20 0l-6-8H34l-6 8c-7 8-15 9-20 0z" />
    <path className={spark} d="M34 42h8v7h7v8h-7v7h-8v-7h-7v-8h7z" />
    <circle className={spark} cx="79" cy="58" r="5.5" />
    <circle className={spark} cx="91" cy="47" r="5.5" />
    <path className={line} d="M60 34c0-10 4-14 12-16" />
  </>
);

const rooster = (
  <>
    <path className={shade} d="M78 62c4-24 16-36 32-40-4 10-3 14 2 20-8 0-11 4-11 10 5 0 8 3 9 8-8 18-18 26-32 26z" />
    <path className={body} d="M40 34c10-4 18 2 20 12 4 14 16 18 28 20-2 22-16 34-34 34-20 0-32-14-30-34 1-12 6-26 16-32z" />
    <path
      className={shade}
      d="M24 66c-2 20 10 34 30 34 18 0 32-12 34-34-8 14-20 20-34 20-13 0-24-7-30-20zM50 68c10 8 22 8 30 2-2 14-20 20-30-2z"
    />
    <path
      className={spark}
      d="M32 36c-6-4-6-14 0-18 0 4 2 6 5 6 0-7 4-12 9-13-1 5 0 8 3 9 3-4 7-5 11-3-5 4-5 10-4 16-8-3-17-2-24 3zM29 44l-16 7 15 6zM34 58c-5 2-8 10-4 16 6-2 9-9 4-16z"
    />
    <circle className={shade} cx="42" cy="43" r="4" />
  </>
);

const balls = (
  <>
    <Ball x={44} y={40} r={24} />
    <Ball x={84} y={60} r={20} marked />
    <Ball x={46} y={86} r={18} />
  </>
);

const ticket = (
  <>
    <path
      className={shade}
      d="M22 34h76a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V72a10 10 0 0 0 0-20V40a6 6 0 0 1 6-6z"
      transform="rotate(-18 60 62) translate(0 8)"
    />
    <path
      className={body}
      d="M22 34h76a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V72a10 10 0 0 0 0-20V40a6 6 0 0 1 6-6z"
      transform="rotate(-6 60 62)"
    />
    <path className={spark} d="M52 44l5 11 12 1.5-9 8.5 2.5 12-10.5-6-10.5 6L44 65l-9-8.5L47 55z" transform="rotate(-6 60 62)" />
    <path className={line} d="M84 44v36" strokeDasharray="5 6" transform="rotate(-6 60 62)" />
  </>
);

const drawings: Readonly<Record<string, ReactNode>> = {
  RNG: machine,
  LIVE: cards,
  FISH: fish,
  PVP: swords,
  SPORTS: football,
  ESPORTS: gamepad,
  DS88: rooster,
  LOTT: balls,
  ELOTT: ticket,
};

/** The drawing of a category, decoration beside its name; nothing for one without. */
export function CategoryArt({ category }: { readonly category: string }): ReactNode {
  const drawing = Object.hasOwn(drawings, category) ? drawings[category] : undefined;
  return (
    drawing && (
      <svg className={styles.art} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    )
  );
}
