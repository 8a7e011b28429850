import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { toneIcons, tones, type Tone } from './tones.ts';

/** The icon of each tone as a CSS mask image. For style sheets only, which are made at build time. */
export const toneMasks = Object.fromEntries(
  tones.map((tone) => [tone, `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(createElement(toneIcons[tone])))}")`]),
  // A key for each tone, made from the list of tones.
) as Record<Tone, string>;
