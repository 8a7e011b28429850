import { vars } from './vars.css.ts';

const { color } = vars;

/** For `chosen`: a selected tile or chip. Neutral, so that it is not mistaken for a message in a tone, with a strong outline. */
export const selectedTile = {
  background: color.sunken,
  borderColor: color.text,
  color: color.text,
  boxShadow: `inset 0 0 0 1px ${color.text}`,
} as const;

/** For `chosen`: the current entry of a menu. */
export const selectedEntry = {
  background: color.sunken,
  color: color.text,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
} as const;
