import type { ColorToken } from '../theme/derive.ts';

/** How a series or part is told from the others: by its colour, and by what does not need colour. */
export interface Look {
  /** All of them read as text on every ground, so a line of 2 px does too. */
  readonly color: ColorToken;
  /** Drawn over the fill in the ground's colour, in a tile of 8 by 8; '' is plain. */
  readonly pattern: string;
  /** Turn of the pattern, degrees. */
  readonly turn: number;
}

/** Adjacent looks differ most: a skin may well have an accent that is close to one of the tones. */
export const shareLooks = [
  { color: 'accentText', pattern: '', turn: 0 },
  { color: 'highlightText', pattern: 'M4 0V8', turn: 45 },
  { color: 'infoText', pattern: 'M2 2h0M6 6h0', turn: 0 },
  { color: 'text', pattern: 'M4 0V8', turn: -45 },
  { color: 'positiveText', pattern: 'M0 4H8', turn: 0 },
  { color: 'criticalText', pattern: 'M4 0V8M0 4H8', turn: 45 },
] as const satisfies readonly Look[];

/** Of what is left over. */
export const otherLook = { color: 'textMuted', pattern: 'M4 0V8', turn: 0 } as const satisfies Look;

/** How a line is told apart. */
export interface LineLook extends Look {
  /** Of the line, px; '' is unbroken. */
  readonly dash: string;
  /** Shape of a point, around 0 0. */
  readonly marker: string;
}

/** Not green and red: red is a gain to one player and a loss to another. What is below zero is drawn lighter, and hangs. */
export const moneyLooks = [
  { color: 'accentText', pattern: '', turn: 0, dash: '', marker: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z' },
  { color: 'text', pattern: 'M4 0V8', turn: 45, dash: '7 4', marker: 'M-4 -4H4V4H-4Z' },
  { color: 'highlightText', pattern: 'M2 2h0M6 6h0', turn: 0, dash: '2 3', marker: 'M0 -5.5L5.5 4.5H-5.5Z' },
] as const satisfies readonly LineLook[];
