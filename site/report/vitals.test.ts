import { describe, expect, it } from 'vitest';

import { interactionDelay, layoutShift } from './vitals.ts';

describe('field measurements', () => {
  it('[OPS-5] count shifts that follow each other as one, and keep the worst run', () => {
    expect(layoutShift([])).toBe(0);
    const run = [0, 900, 1800].map((at) => ({ at, score: 0.1 }));
    expect(layoutShift(run)).toBe(0.3);
    expect(layoutShift([...run, { at: 3000, score: 0.25 }])).toBe(0.3);
    // A run that goes on and on is cut after five seconds.
    expect(layoutShift(Array.from({ length: 20 }, (_, index) => ({ at: index * 500, score: 0.01 })))).toBe(0.1);
  });

  it('[OPS-5] keep the slowest answer to a press, one accident in fifty left out', () => {
    expect(interactionDelay([])).toBeNull();
    expect(interactionDelay([{ id: 0, ms: 900 }])).toBeNull();
    expect(
      interactionDelay([
        { id: 7, ms: 48 },
        { id: 7, ms: 120.4 },
        { id: 9, ms: 64 },
      ]),
    ).toBe(120);
    const many = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, ms: 40 + index }));
    expect(interactionDelay(many)).toBe(88);
  });
});
