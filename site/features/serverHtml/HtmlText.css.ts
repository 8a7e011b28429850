import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** Prevents platform content from overflowing. */
export const text = style(layered({ maxInlineSize: '70ch', overflowWrap: 'anywhere' }));

globalStyle(`${text} :is(p, ul, ol, table, blockquote)`, layered({ marginBlockEnd: '0.75em' }));
globalStyle(`${text} > :last-child`, layered({ marginBlockEnd: 0 }));
globalStyle(`${text} a[href]`, layered({ color: vars.color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' }));
globalStyle(`${text} :is(ul, ol)`, layered({ paddingInlineStart: '1.4em', listStyle: 'revert' }));
globalStyle(`${text} li + li`, layered({ marginBlockStart: '0.25em' }));
globalStyle(`${text} :is(strong, b)`, layered({ color: vars.color.text, fontWeight: vars.fontWeight.bold }));
globalStyle(`${text} img`, layered({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md }));
globalStyle(`${text} table`, layered({ display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%', overflowX: 'auto' }));
globalStyle(
  `${text} :is(th, td)`,
  layered({
    padding: `${vars.space.xs} ${vars.space.sm}`,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    textAlign: 'start',
  }),
);
