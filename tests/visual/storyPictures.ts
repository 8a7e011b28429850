/** A made-up run of stories, with pictures drawn by hand, in a folder of its own. For tests only. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** How a row foretells its bytes, by PNG's numbers. */
export const ways = [0, 1, 2, 3, 4] as const;
type Way = (typeof ways)[number];

/** A PNG as Chromium writes it: `colourAt` says what is where, and every row is written in the given way. */
export function png(width: number, height: number, colourAt: (x: number, y: number) => Colour, way: Way = 0): Buffer {
  const rgb = Array.from({ length: height }, (_row, y) => Array.from({ length: width }, (_column, x) => colourAt(x, y)).flat());
  const rows = rgb.map((row, y) => [way, ...row.map((byte, x) => (byte - foretold(way, rgb, x, y)) & 255)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function foretold(way: Way, rgb: readonly (readonly number[])[], x: number, y: number): number {
  const left = rgb[y]?.[x - 3] ?? 0;
  const up = rgb[y - 1]?.[x] ?? 0;
  const corner = rgb[y - 1]?.[x - 3] ?? 0;
  const nearest = [left, up, corner].toSorted((one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other));
  return [0, left, up, (left + up) >> 1, nearest[0] ?? 0][way] ?? 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}

/** Moves into an empty folder, where a project's files stand at their usual places. Returns the way back. */
export function enterEmptyProject(): () => void {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  process.chdir(folder);
  return () => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  };
}

export function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
