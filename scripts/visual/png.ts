import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG's constants for Chromium's screenshots of opaque pages. */
const DEPTH = 8;
const COLOUR_KIND = 2;
const CHANNELS = 3;

/**
 * Reads a PNG as written by Chromium.
 * @throws if it has another format than 8 bits per channel, opaque and not interlaced
 */
export function decode(png: Buffer): Picture {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG picture.');
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const [depth, kind, , , interlace] = header?.subarray(8) ?? [];
  if (!header || depth !== DEPTH || kind !== COLOUR_KIND || interlace !== 0) throw new Error('This kind of PNG picture is not known here.');

  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const width = header.readUInt32BE(0);
  return { width, height: header.readUInt32BE(4), rgb: unfilter(inflateSync(packed), width * CHANNELS) };
}

/** Number of differing pixels; `undefined` if the sizes differ. */
export function countDifferent(before: Picture, after: Picture): number | undefined {
  if (before.width !== after.width || before.height !== after.height) return undefined;
  let count = 0;
  for (let at = 0; at < before.rgb.length; at += CHANNELS) {
    const same = before.rgb[at] === after.rgb[at] && before.rgb[at + 1] === after.rgb[at + 1] && before.rgb[at + 2] === after.rgb[at + 2];
    if (!same) count += 1;
  }
  return count;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** A chunk is its length, its type, its data, and a checksum; four bytes each except the data. */
function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** Each row starts with its filter type, the prediction from earlier bytes; the rest are differences to it. */
function unfilter(filtered: Buffer, stride: number): Uint8Array {
  const rows = filtered.length / (stride + 1);
  const pixels = new Uint8Array(rows * stride);
  for (let row = 0; row < rows; row += 1) {
    const way = filtered[row * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x;
      const left = x < CHANNELS ? 0 : (pixels[at - CHANNELS] ?? 0);
      const up = pixels[at - stride] ?? 0;
      const corner = x < CHANNELS ? 0 : (pixels[at - stride - CHANNELS] ?? 0);
      pixels[at] = (filtered[at + row + 1] ?? 0) + foretell(way, left, up, corner);
    }
  }
  return pixels;
}

function foretell(way: number, left: number, up: number, corner: number): number {
  switch (way) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return nearest(left + up - corner, left, up, corner);
    default:
      return 0;
  }
}

/** PNG's Paeth filter: the neighbor closest to the prediction, the first one in a tie. */
function nearest(guess: number, left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
