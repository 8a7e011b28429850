import { describe, expect, it, vi } from 'vitest';

import { keepForLogin, resumeAfterLogin } from './pending.ts';

describe('an action that needed a login', () => {
  it.each(['favourite', 'centre', 'modal', 'promotion'] as const)('[LOG-11] goes on after it when it is a %s', (kind) => {
    const run = vi.fn();
    const parameters = keepForLogin({ kind, run });
    expect([resumeAfterLogin(parameters), resumeAfterLogin(parameters)]).toEqual([true, false]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('[LOG-11] needs a fresh click when it is a launch', () => {
    const run = vi.fn();
    const parameters = keepForLogin({ kind: 'launch', run });
    expect(parameters).toEqual({});
    expect(resumeAfterLogin(parameters)).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('[LOG-11] is forgotten when the player logs in from elsewhere', () => {
    const run = vi.fn();
    const parameters = keepForLogin({ kind: 'favourite', run });
    resumeAfterLogin({});
    resumeAfterLogin(parameters);
    expect(run).not.toHaveBeenCalled();
  });
});
