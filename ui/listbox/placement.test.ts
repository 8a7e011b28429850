import { describe, expect, it } from 'vitest';

import { place } from './placement.ts';

const window = { width: 400, height: 600 };
const anchor = { left: 100, top: 50, width: 80, height: 40 };
const layer = { width: 200, height: 300 };
const start = { align: 'start', direction: 'ltr' } as const;

describe('placing a layer beside its anchor', () => {
  it.each([
    ['start', 'ltr', 100],
    ['center', 'ltr', 40],
    ['end', 'ltr', 8],
    ['start', 'rtl', 8],
    ['end', 'rtl', 100],
  ] as const)('[UI-5] keeps to the %s edge, %s, inside the window', (align, direction, left) => {
    expect(place(anchor, layer, window, { align, direction })).toEqual({ left, top: 98, maxHeight: 494, side: 'below' });
  });

  it('[UI-5] goes above where it does not fit below and there is more room', () => {
    expect(place({ ...anchor, top: 450 }, layer, window, start)).toMatchObject({ side: 'above', top: 142, maxHeight: 434 });
  });

  it('[UI-5] stays below, shortened, where there is even less room above', () => {
    expect(place({ ...anchor, top: 250 }, { width: 200, height: 900 }, window, start)).toMatchObject({ side: 'below', maxHeight: 294 });
  });

  it('[UI-5] never leaves the window on the far side', () => {
    expect(place({ ...anchor, left: 350 }, layer, window, start).left).toBe(192);
    expect(place(anchor, { width: 900, height: 10 }, window, start).left).toBe(8);
  });
});
