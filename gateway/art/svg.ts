/** A point on a circle around the origin; 0 degrees is up, clockwise. */
export function polar(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** One decimal is enough at the displayed sizes, and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness} ${chroma} ${((hue % 360) + 360) % 360})`;
}

/** `count` copies of a shape rotated around the origin. */
export function around(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `<g transform="rotate(${round((360 / count) * index)})">${shape(index)}</g>`).join('');
}

/**
 * A picture with a shadow to the bottom right, in units of the surrounding picture. Defined once and reused: browsers
 * lay out every shape.
 */
export function shadowed(picture: string, right: number, down: number, opacity: number): string {
  return `<g style="filter:drop-shadow(${right}px ${down}px 0 rgb(0 0 0/${opacity}))">${picture}</g>`;
}

/** A gradient from top to bottom through the given colors. */
export function fade(id: string, ...colours: readonly string[]): string {
  const stops = colours.map((colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A soft round light of one color that fades to transparent. */
export function glow(id: string, colour: string, opacity = 1): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** Text of a merchant's language inside a picture. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Fonts of the player's device: a picture loads none. */
export const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,'Helvetica Neue','Noto Sans Thai','Noto Sans SC',system-ui,sans-serif";
