/** White and black: one of the two has a contrast of at least 4.58 to 1 on any background. */
const WHITE = '#ffffff';
const BLACK = '#000000';

const CHANNELS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i;

/** WCAG 2 relative luminance, 0 to 1. */
function luminanceOf(hex: string): number {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const linear = (CHANNELS.exec(long) ?? []).slice(1).map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The text color for a background that is only known at runtime: `inkOn('#e8590c')`. Build-time derivations are in
 * `derive.ts`, whose color library players do not load.
 * @param hex `#rgb` or `#rrggbb`
 */
export function inkOn(hex: string): string {
  const luminance = luminanceOf(hex);
  // The ratio to white is 1.05 / (L + 0.05), to black (L + 0.05) / 0.05.
  return (luminance + 0.05) ** 2 < 1.05 * 0.05 ? WHITE : BLACK;
}
