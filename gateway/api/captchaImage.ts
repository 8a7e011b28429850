import { png } from '../art/png.ts';
import type { Random } from './random.ts';

const WIDTH = 120;
const HEIGHT = 44;

/** Digits on a 5 × 7 grid, one number per row, the left pixel being its highest bit. */
const DIGITS: Record<string, readonly number[]> = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 6, 8, 16, 31],
  3: [14, 17, 1, 6, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [14, 16, 30, 17, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 14, 17, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 1, 14],
};

/** A grayscale PNG of the digits, slanted and shifted, behind dots and a wave. */
export function drawCaptcha(text: string, random: Random): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(236);
  const plot = (x: number, y: number, shade: number) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT) pixels[row * WIDTH + column] = shade;
  };
  for (let dot = 0; dot < 260; dot += 1) plot(random.int(WIDTH), random.int(HEIGHT), 120 + random.int(100));
  const phase = random.int(60);
  for (let x = 0; x < WIDTH; x += 1) {
    const y = HEIGHT / 2 + Math.sin((x + phase) / 13) * 12;
    plot(x, y, 110);
    plot(x, y + 1, 130);
  }
  [...text].forEach((digit, index) => {
    const left = 12 + index * 26 + random.int(7);
    const top = 6 + random.int(9);
    const slant = (random.int(9) - 4) / 12;
    drawDigit(DIGITS[digit] ?? [], (x, y) => plot(left + x - y * slant, top + y, 24 + random.int(50)));
  });
  return png({ width: WIDTH, height: HEIGHT, channels: 1, pixels });
}

function drawDigit(rows: readonly number[], plot: (x: number, y: number) => void): void {
  const scale = 3.4;
  for (let y = 0; y < 7 * scale; y += 0.5) {
    const bits = rows[Math.floor(y / scale)] ?? 0;
    for (let x = 0; x < 5 * scale; x += 0.5) {
      if ((bits & (16 >> Math.floor(x / scale))) !== 0) plot(x, y);
    }
  }
}
