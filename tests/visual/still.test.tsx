import { beforeAll, describe, expect, it } from 'vitest';

import { holdStill } from '../../.storybook/still.ts';

describe('a story that holds still', () => {
  beforeAll(() => holdStill());

  it('[UI-9] takes place at one moment', () => {
    expect(new Date().toISOString()).toBe('2026-01-15T12:30:00.000Z');
    expect(Date.now()).toBe(new Date().getTime());
  });

  it('still knows other moments', () => {
    expect(new Date(2020, 1, 29).getDate()).toBe(29);
    expect(Date.parse('2020-02-29T00:00:00Z')).toBe(Date.UTC(2020, 1, 29));
    expect(new Date(0)).toBeInstanceOf(Date);
  });

  it('[UI-9] meets the same chance each time', () => {
    holdStill();
    const first = [Math.random(), Math.random()];
    holdStill();
    expect([Math.random(), Math.random()]).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it('[UI-9] shows what moves at its end, and no caret', () => {
    const field = document.createElement('input');
    field.style.animation = 'spin 1s infinite';
    field.style.transition = 'color 1s';
    document.body.append(field);
    const { animationName, transitionProperty, caretColor } = getComputedStyle(field);
    expect({ animationName, transitionProperty, caretColor }).toEqual({
      animationName: 'none',
      transitionProperty: 'none',
      caretColor: 'rgba(0, 0, 0, 0)',
    });
  });
});
