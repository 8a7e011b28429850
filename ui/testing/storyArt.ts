/** A generated picture for stories and tests, as a data URL: a soft two-tone background with a shape. */
export function storyArt(hue: number, width = 640, height = 360): string {
  const tone = (turn: number, lightness: number): string => `hsl(${hue + turn} 75% ${lightness}%)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${tone(0, 52)}"/><stop offset="1" stop-color="${tone(50, 28)}"/></linearGradient></defs>` +
    `<rect width="100" height="100" fill="url(#g)"/><circle cx="72" cy="40" r="26" fill="${tone(30, 66)}" opacity=".55"/>` +
    `<path d="M0 88 Q30 58 58 78 T100 66 V100 H0Z" fill="${tone(70, 22)}" opacity=".6"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
