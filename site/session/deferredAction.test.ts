import { describe, expect, it, vi } from 'vitest';

import { deferUntilLogin, runDeferred } from './deferredAction.ts';

describe('an action that needed a login', () => {
  it.each(['favorite', 'centre', 'modal', 'promotion'] as const)('[LOG-11] goes on after it when it is a %s', (kind) => {
    const run = vi.fn();
    const parameters = deferUntilLogin({ kind, run });
    expect([runDeferred(parameters), runDeferred(parameters)]).toEqual([true, false]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('[LOG-11] needs a fresh click when it is a launch', () => {
    const run = vi.fn();
    const parameters = deferUntilLogin({ kind: 'launch', run });
    expect(parameters).toEqual({});
    expect(runDeferred(parameters)).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('[LOG-11] is forgotten when the player logs in from elsewhere', () => {
    const run = vi.fn();
    const parameters = deferUntilLogin({ kind: 'favorite', run });
    runDeferred({});
    runDeferred(parameters);
    expect(run).not.toHaveBeenCalled();
  });
});
