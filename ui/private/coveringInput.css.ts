import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';

/** A radio or checkbox that covers the whole choice, transparent: the element that is pressed and focused. */
export const coveringInput = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'inherit',
    outline: 'none',
  }),
);
