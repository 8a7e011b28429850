/** The kit's steps, which a skin may replace one by one: px at density and radius 1, and milliseconds for motion. */
export const kitScale = {
  /** 4 px grid. */
  space: { xxs: 2, xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 32, xxxl: 48 },
  fontSize: { xs: 12, sm: 14, md: 16, lg: 18, xl: 22, xxl: 28, display: 52 },
  radius: { sm: 6, md: 10, lg: 16 },
  /** Of cards, fields and dividers. */
  borderWidth: { thin: 1 },
  /** Overlay 0.2 s, modal 0.4 s, modal delay 100 ms; `fast` is for hover and press. */
  motion: { fast: 120, overlay: 200, modal: 400, modalDelay: 100 },
} as const;

export type ScaleGroup = keyof typeof kitScale;
/** Names of the steps of a group. */
export type StepOf<G extends ScaleGroup> = keyof (typeof kitScale)[G] & string;
export const scaleGroups = Object.keys(kitScale) as readonly ScaleGroup[]; // The keys of the object above.

export const shadowSteps = ['sm', 'md', 'lg'] as const;
export type ShadowStep = (typeof shadowSteps)[number];

const ink = (alpha: number): string => `rgb(10 12 20 / ${alpha})`;
const layer = (offsetY: number, blur: number, spread: number, alpha: number): ShadowLayer => ({
  color: ink(alpha),
  offsetX: 0,
  offsetY,
  blur,
  spread,
  inset: false,
});

/** The kit's shadows: of cards, of what floats, of overlays. */
export const kitShadows = {
  sm: [layer(1, 2, 0, 0.1)],
  md: [layer(4, 16, -4, 0.18), layer(1, 3, 0, 0.1)],
  lg: [layer(24, 56, -12, 0.38), layer(4, 12, 0, 0.12)],
} as const;

/** Steps that a skin states instead of the kit's. */
export interface Scale {
  readonly steps: Readonly<Record<ScaleGroup, ReadonlyMap<string, number>>>;
  readonly shadow: ReadonlyMap<ShadowStep, readonly ShadowLayer[]>;
}

/** A layer of a shadow, in px. */
export interface ShadowLayer {
  /** A CSS color. */
  readonly color: string;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly blur: number;
  readonly spread: number;
  readonly inset: boolean;
}

/** CSS pixels of a `rem`, without a player's own font size. */
export const REM_PX = 16;

export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread, inset }) =>
      [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map((px) => `${px}px`), color].join(' '),
    )
    .join(', ');
