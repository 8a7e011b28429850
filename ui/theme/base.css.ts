import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';
import { kitBrand, resolveTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

const light = resolveTokens(kitBrand, 'light');
const dark = resolveTokens(kitBrand, 'dark');

createGlobalTheme(':root', vars, { '@layer': layers.tokens, ...light });
// After `:root`, since a dark page matches both. An element with the attribute has a theme within a page of the other.
createGlobalTheme('[data-theme=light]', vars.color, { '@layer': layers.tokens, ...light.color });
createGlobalTheme('[data-theme=dark]', vars.color, { '@layer': layers.tokens, ...dark.color });

const reset = (selector: string, rules: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@layer': { [layers.reset]: rules } });
};

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset(':root', { colorScheme: 'light', WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
reset('[data-theme=light]', { colorScheme: 'light', color: vars.color.text });
reset('[data-theme=dark]', { colorScheme: 'dark', color: vars.color.text });
reset('body', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.normal,
  wordSpacing: vars.font.wordSpacing,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // Some display fonts default to old-style digits; amounts and counts use lining ones.
  fontFeatureSettings: '"lnum"',
});
reset('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
reset('button, input, select, textarea', { font: 'inherit', wordSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', WebkitTapHighlightColor: 'transparent' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
reset(':disabled', { cursor: 'not-allowed' });
