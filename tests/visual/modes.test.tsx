import '../../ui/theme/base.css.ts';

import { describe, expect, it } from 'vitest';

import { modes, offlineModes } from '../../.storybook/modes.ts';
import { matrix } from '../../ui/testing/matrix.tsx';

const drawn = (stated: Parameters<typeof offlineModes>[0], wide = false) => offlineModes(stated, wide).map(([name]) => name);

describe('the modes', () => {
  it('[UI-9] are each theme at each width, by their names', () => {
    const named = Object.values(modes).map(({ theme, viewport }) => `${theme}-${viewport.width}`);
    expect(named).toEqual(['light-360', 'dark-360', 'light-1280', 'dark-1280']);
    expect(Object.keys(modes)).toEqual(named);
  });

  it('[UI-9] offline are a phone and, where a component uses the room, each theme and each width', () => {
    expect(drawn(modes)).toEqual(['light-360']);
    expect(drawn(modes, true)).toEqual(['light-360', 'dark-1280']);
  });

  it('[UI-9] of a matrix are one, for Chromatic, wide enough for four phones', () => {
    const own = matrix(() => null).parameters?.['chromatic'].modes;
    // As Storybook merges the parameters of preview and story.
    const stated = { ...modes, ...own };
    expect(drawn(stated)).toEqual([]);
    expect(Object.keys(stated).filter((name) => !('disable' in stated[name]))).toEqual(['matrix']);
    expect(own.matrix.viewport.width).toBeGreaterThanOrEqual(4 * 360);
  });
});
