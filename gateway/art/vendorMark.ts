import { hash, paletteOf } from './palette.ts';
import { around, escapeText, fade, FONT, oklch } from './svg.ts';

/** Simple marks in one paint; the vendor's code selects one. */
const MARKS: readonly string[] = [
  around(6, () => '<path d="M0-8C-16-24-14-50 0-62 14-50 16-24 0-8Z"/>'),
  '<path d="M-58 34-30-46H-6L-34 34ZM-10 34 18-46H58L46-14H26L12 34Z"/>',
  '<path d="M0-62 54-31V31L0 62-54 31V-31ZM0-34-30-17V17L0 34 30 17V-17Z" fill-rule="evenodd"/>',
  '<path d="M-60 22C-40-50 40-50 60 22 40 4 20 4 0 22-20 4-40 4-60 22ZM-36 46Q0 18 36 46 0 66-36 46Z"/>',
  `<circle r="24"/>${around(8, () => '<path d="M-8-34 0-62 8-34Z"/>')}`,
  '<path d="M-56-40H-20L0 4 20-40H56L14 50H-14Z"/><circle cy="-48" r="12"/>',
  '<path d="M-60 0A60 60 0 0 1 60 0H32A32 32 0 0 0-32 0ZM-60 14H60A60 60 0 0 1 0 62 60 60 0 0 1-60 14Z"/>',
  '<path d="M-52-52H4C44-52 62-20 50 8 40 32 16 36 0 36H-16V58H-52ZM-16-20V6H2C22 6 22-20 2-20Z" fill-rule="evenodd"/>',
  `<path d="M0-62 18-18 62 0 18 18 0 62-18 18-62 0-18-18Z"/>`,
  '<path d="M-58 0 0-58 58 0 30 28 0-2-30 28ZM0 20 30 50 0 62-30 50Z"/>',
  '<path d="M-14-60C40-60 66-10 40 30 18 64-34 62-54 30-14 44 22 24 20-8 18-36-14-60-14-60Z"/><circle cx="-26" cy="-14" r="15"/>',
  '<path d="M-56-50H-24V-14L12-50H56L8-2 56 50H14L-24 10V50H-56Z"/>',
];

/** First letters of a name's words, two at most; of a single word its first two. A sign such as `&` is no word. */
function initials(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return (second === undefined ? first.slice(0, 2) : `${first[0]}${second[0]}`).toUpperCase();
}

/** A vendor's logo, 200 × 200: its initials before its mark, on a disc, clear at 32 pixels, on light and on dark. */
export function vendorMark(code: string, name: string): string {
  const seed = hash(code);
  const { ground, emblem } = paletteOf(code, seed % 89);
  const mark = MARKS[Math.floor(seed / 97) % MARKS.length] ?? '';
  const letters = escapeText(initials(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${fade('disc', oklch(0.6, 0.18, ground + 20), oklch(0.34, 0.15, ground - 10))}${fade('mark', oklch(0.99, 0.03, emblem), oklch(0.88, 0.13, emblem))}</defs>
<rect x="6" y="6" width="188" height="188" rx="58" fill="url(#disc)"/><g transform="translate(100 100) scale(1.35)" fill="oklch(1 0 0/.17)">${mark}</g>
<text x="100" y="134" text-anchor="middle" font-family="${FONT}" font-size="96" font-weight="800" letter-spacing="-5" fill="url(#mark)">${letters}</text></svg>`;
}
