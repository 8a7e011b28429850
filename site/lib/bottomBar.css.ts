import { createVar } from '@vanilla-extract/css';

/** Width that the page leaves free at the end of its bottom bar. */
export const barEnd = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });

/** Margin around a floating bottom bar. */
export const barMargin = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });
