import { describe, expect, it } from 'vitest';

import { changeFlow } from '#site/blocks/change-password-form/changeFlow.ts';
import { mailFlow, phoneFlow } from '#site/blocks/forgot-password-form/flows.ts';
import { loginFlow } from '#site/blocks/login-form/loginFlow.ts';
import { registerFlow } from '#site/blocks/register-form/registerFlow.ts';
import { follow, type Flow } from './flow.ts';
import { secondFactorFlow } from './form/secondFactorFlow.ts';
import { sessionFlow } from './sessionFlow.ts';

/** States that can be come to from the first. */
function reached(flow: Flow<string, string>, start: string): Set<string> {
  const found = new Set([start]);
  for (const state of found) for (const next of Object.values(flow[state] ?? {})) if (next !== undefined) found.add(next);
  return found;
}

/** Where a row of events leads; those that mean nothing are passed over. */
function walk(flow: Flow<string, string>, start: string, events: readonly string[]): string {
  return events.reduce((state, event) => follow(flow, state, event) ?? state, start);
}

describe.each([
  ['session', sessionFlow, 'none'],
  ['login', loginFlow, 'idle'],
  ['registration', registerFlow, 'idle'],
  ['second factor', secondFactorFlow, 'choosing'],
  ['new password by e-mail', mailFlow, 'idle'],
  ['new password by mobile', phoneFlow, 'idle'],
  ['change of the password', changeFlow, 'idle'],
] as const)('the flow of a %s', (_name, flow: Flow<string, string>, start) => {
  it('[LOG-4] comes to each of its states, leads only to its own, and back to the first from all', () => {
    const states = Object.keys(flow).toSorted();
    expect([...reached(flow, start)].toSorted()).toEqual(states);
    for (const state of states) expect(reached(flow, state)).toContain(start);
  });
});

describe('an attempt', () => {
  it('[LOG-14] is made once, however often the button is pressed', () => {
    expect(follow(loginFlow, 'sending', 'submitted')).toBeUndefined();
    expect(follow(registerFlow, 'registering', 'submitted')).toBeUndefined();
  });

  it('[LOG-4] whose answer comes after the form was closed logs nobody in', () => {
    expect(walk(loginFlow, 'idle', ['submitted', 'verified', 'closed', 'admitted'])).toBe('closed');
    expect(walk(registerFlow, 'idle', ['submitted', 'verified', 'invited', 'closed', 'registered', 'entered'])).toBe('closed');
  });

  it('[LOG-7] that needs a second factor is over only when that was right or given up', () => {
    expect(walk(loginFlow, 'idle', ['submitted', 'verified', 'challenged'])).toBe('proving');
    expect(walk(loginFlow, 'proving', ['submitted', 'refused', 'verified'])).toBe('proving');
    expect(follow(loginFlow, 'proving', 'stopped')).toBe('idle');
    expect(follow(loginFlow, 'proving', 'admitted')).toBe('done');
  });

  it('[PWD-5] that must change its password is present only by a new one', () => {
    expect(follow(sessionFlow, 'changing', 'admitted')).toBeUndefined();
    expect(follow(sessionFlow, 'changing', 'changed')).toBe('present');
  });

  it('[PWD-2] [PWD-3] [PWD-5] [LOG-7] at a password or a second factor is made once, too', () => {
    expect(follow(mailFlow, 'sending', 'submitted')).toBeUndefined();
    expect(follow(phoneFlow, 'changing', 'submitted')).toBeUndefined();
    expect(follow(changeFlow, 'sending', 'submitted')).toBeUndefined();
    expect(follow(secondFactorFlow, 'checking', 'submitted')).toBeUndefined();
  });

  it('[PWD-2] [PWD-3] [LOG-7] that is answered after the form was closed tells nothing there and logs nobody in', () => {
    expect(walk(mailFlow, 'idle', ['submitted', 'closed', 'sent', 'dismissed'])).toBe('closed');
    expect(walk(phoneFlow, 'idle', ['submitted', 'closed', 'changed', 'admitted'])).toBe('closed');
    expect(walk(phoneFlow, 'idle', ['submitted', 'changed', 'closed', 'admitted'])).toBe('closed');
    expect(walk(secondFactorFlow, 'choosing', ['chosen', 'submitted', 'closed', 'admitted'])).toBe('closed');
  });

  it('[PWD-3] to log in after a new password may fail, and does not bring the form back', () => {
    expect(walk(phoneFlow, 'idle', ['submitted', 'changed', 'stopped', 'dismissed'])).toBe('done');
    expect(follow(phoneFlow, 'entering', 'refused')).toBeUndefined();
    // Nobody knew whether it was changed, and the login says that it was not.
    expect(walk(phoneFlow, 'idle', ['submitted', 'changed', 'undone'])).toBe('idle');
  });
});
