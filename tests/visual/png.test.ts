import { describe, expect, it } from 'vitest';

import { countDifferent, decode } from '../../scripts/visual/png.ts';
import { png, ways } from './storyPictures.ts';

/** Neighbours that differ in every direction, so that no way of foretelling is like another. */
const colourAt = (x: number, y: number) => [(x * 37 + y * 91) & 255, (x * x * 5 + y) & 255, (y * y * 3 + x * 11) & 255] as const;

describe('a PNG', () => {
  it.each(ways)('[UI-8] is read pixel by pixel, its rows written in way %i', (way) => {
    const { width, height, rgb } = decode(png(5, 4, colourAt, way));
    expect({ width, height }).toEqual({ width: 5, height: 4 });
    const expected = Array.from({ length: 20 }, (_pixel, at) => colourAt(at % 5, Math.floor(at / 5))).flat();
    expect([...rgb]).toEqual(expected);
  });

  it('of another kind is an error, not a wrong picture', () => {
    const picture = png(2, 2, colourAt);
    picture[25] = 6;
    expect(() => decode(picture)).toThrow('not known');
    expect(() => decode(Buffer.from('not a picture'))).toThrow('no PNG');
  });
});

describe('two pictures', () => {
  const grey = decode(png(4, 3, () => [90, 90, 90]));

  it('[UI-8] differ in each pixel that is off by a single shade of a single colour', () => {
    expect(countDifferent(grey, decode(png(4, 3, (x, y) => [90, 90, x === y ? 91 : 90])))).toBe(3);
  });

  it('are the same', () => {
    expect(countDifferent(grey, decode(png(4, 3, () => [90, 90, 90], 4)))).toBe(0);
  });

  it('of two sizes cannot be counted', () => {
    expect(countDifferent(grey, decode(png(3, 4, () => [90, 90, 90])))).toBeUndefined();
  });
});
