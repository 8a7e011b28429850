import type { ColorToken } from '../theme/derive.ts';

/** Distinguishes a series or part: by its color, and by a pattern for those who cannot see it. */
export interface Look {
  /** Each has the contrast of text on every background, so a line of 2 px is visible too. */
  readonly color: ColorToken;
  /** Drawn over the fill in the background color, in a tile of 8 by 8; '' is plain. */
  readonly pattern: string;
  /** Rotation of the pattern, degrees. */
  readonly turn: number;
}

/** Adjacent looks differ most: a skin's accent may be close to one of the tones. */
export const shareLooks = [
  { color: 'accentText', pattern: '', turn: 0 },
  { color: 'highlightText', pattern: 'M4 0V8', turn: 45 },
  { color: 'infoText', pattern: 'M2 2h0M6 6h0', turn: 0 },
  { color: 'text', pattern: 'M4 0V8', turn: -45 },
  { color: 'positiveText', pattern: 'M0 4H8', turn: 0 },
  { color: 'criticalText', pattern: 'M4 0V8M0 4H8', turn: 45 },
] as const satisfies readonly Look[];

/** Look of the combined rest. */
export const otherLook = { color: 'textMuted', pattern: 'M4 0V8', turn: 0 } as const satisfies Look;

/** Distinguishes a line. */
export interface LineLook extends Look {
  /** Dash pattern of the line, px; '' is solid. */
  readonly dash: string;
  /** Shape of a point, around 0 0. */
  readonly marker: string;
}

/** Of amounts that are won or lost. Not green and red: a loss is no error, and red is a gain to some players. */
export const signedLooks = {
  gain: { color: 'positiveText', pattern: '', turn: 0 },
  loss: { color: 'text', pattern: 'M4 0V8', turn: 45 },
} as const satisfies Readonly<Record<string, Look>>;

/** Bars below zero are lighter and point down. */
export const moneyLooks = [
  { color: 'accentText', pattern: '', turn: 0, dash: '', marker: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z' },
  { color: 'text', pattern: 'M4 0V8', turn: 45, dash: '7 4', marker: 'M-4 -4H4V4H-4Z' },
  { color: 'highlightText', pattern: 'M2 2h0M6 6h0', turn: 0, dash: '2 3', marker: 'M0 -5.5L5.5 4.5H-5.5Z' },
] as const satisfies readonly LineLook[];
