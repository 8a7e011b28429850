import { createVar } from '@vanilla-extract/css';

/** The color of links within an element whose ground the accent may be too faint on; accent elsewhere. */
export const linkColor = createVar();
