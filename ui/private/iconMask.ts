import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon drawn by CSS in the colour of the text around it, for parts of which a page has many: one plain element is a
 * fraction of the work of an inline SVG. For style sheets only, which are made at build time.
 * @param icon from the icon library
 * @param size of its side, px
 */
export function iconMask(icon: LucideIcon, size: number) {
  const svg = encodeURIComponent(renderToStaticMarkup(createElement(icon)));
  return {
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${svg}") center / ${size}px no-repeat`,
    // Where the player's own colours are forced on the page, the text's is one of them.
    forcedColorAdjust: 'none',
  } as const;
}

/** The same as an element of its own. */
export const maskedIcon = (icon: LucideIcon, size: number) =>
  ({ flex: '0 0 auto', inlineSize: size, blockSize: size, ...iconMask(icon, size) }) as const;
