/**
 * What is inside the icons of the icon library that are drawn as masks, by their names there. Written out, because style
 * sheets are made at build time, where the library's components cannot be drawn.
 */
export const shapes = {
  x: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
  eye: '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>',
  eyeOff:
    '<path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"/><path d="M14.084 14.158a3 3 0 0 1-4.242-4.242"/><path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"/><path d="m2 2 20 20"/>',
  info: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
  circleCheck: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  triangleAlert:
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  circleAlert: '<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>',
} as const;

/**
 * An icon drawn by CSS in the colour of the text around it, for parts of which a page has many: one plain element is a
 * fraction of the work of an inline SVG. For style sheets only.
 * @param size of its side, px
 */
export function iconMask(shape: keyof typeof shapes, size: number) {
  const pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${pen}>${shapes[shape]}</svg>`;
  return {
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / ${size}px no-repeat`,
    // Where the player's own colours are forced on the page, the text's is one of them.
    forcedColorAdjust: 'none',
  } as const;
}

/** The same as an element of its own. */
export const maskedIcon = (shape: keyof typeof shapes, size: number) =>
  ({ flex: '0 0 auto', inlineSize: size, blockSize: size, ...iconMask(shape, size) }) as const;
