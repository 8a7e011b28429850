import { describe, expect, it } from 'vitest';

import { faultOf, joined, namesOf, sizeText, type ImageLimits } from './imageChecks.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0];
const gif = [...new TextEncoder().encode('GIF89a')];
const limits: ImageLimits = { types: ['image/png', 'image/jpeg'], maxBytes: 100, maxFiles: 2 };
const file = (bytes: number[], type: string, name = 'a'): File => new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const image = (name: string) => ({ file: file(png, 'image/png', name), fault: undefined });

describe('checking an image', () => {
  it.each([
    ['a PNG', png, 'image/png', undefined],
    ['a JPEG', jpeg, 'image/jpeg', undefined],
    ['a GIF', gif, 'image/gif', 'wrongType'],
    ['a GIF that says it is a PNG', gif, 'image/png', 'wrongType'],
    ['a PNG that does not say so', png, '', undefined],
    ['a JPEG that says it is a text', jpeg, 'text/plain', undefined],
    ['a film that is too large as well', [...gif, ...Array<number>(100).fill(0)], 'video/mp4', 'wrongType'],
    ['an empty file', [], 'image/png', 'wrongType'],
    ['half a signature', png.slice(0, 4), 'image/png', 'wrongType'],
    ['exactly the greatest size', [...png, ...Array<number>(91).fill(0)], 'image/png', undefined],
    ['one byte more', [...png, ...Array<number>(92).fill(0)], 'image/png', 'tooLarge'],
  ])('[UI-6] %s', async (_what, bytes, type, fault) => {
    expect(await faultOf(file(bytes, type), limits)).toBe(fault);
  });

  it('[UI-6] one type alone may be asked for', async () => {
    expect(await faultOf(file(jpeg, 'image/png'), { ...limits, types: ['image/png'] })).toBe('wrongType');
  });

  it('[UI-6] a file that cannot be read is refused, not sent', async () => {
    const gone = file(png, 'image/png');
    gone.slice = () => {
      const part = new Blob();
      part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
      return part;
    };
    expect(await faultOf(gone, limits)).toBe('wrongType');
  });
});

describe('joining images', () => {
  it('[UI-6] adds sound ones in order while there is room, and refuses the rest each for its reason', () => {
    const late = image('c');
    const large = { file: file(png, 'image/png', 'd'), fault: 'tooLarge' as const };
    const { files, refused } = joined([image('a').file], [large, image('b'), late], 2);
    expect(files.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(refused).toEqual([large, { file: late.file, fault: 'tooMany' }]);
  });

  it('[UI-6] the same file chosen again is neither added nor refused', () => {
    expect(joined([image('a').file], [image('a')], 1)).toEqual({ files: [image('a').file], refused: [] });
  });
});

it('[UI-6] says sizes and types as players know them', () => {
  const bytes = [1, 380 * 1024, 1.44 * 1024 * 1024, 5 * 1024 * 1024];
  expect(bytes.map((size) => sizeText(size, 'en'))).toEqual(['1 KB', '380 KB', '1.4 MB', '5 MB']);
  expect(bytes.map((size) => sizeText(size, 'vi'))).toEqual(['1 KB', '380 KB', '1,4 MB', '5 MB']);
  expect(namesOf(limits.types)).toBe('PNG, JPG');
});
