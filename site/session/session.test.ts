import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Client } from '#site/api/client.ts';
import { logout } from '#site/api/contract/logout.ts';
import { load, member, storage } from '../../tests/vectors/visit.ts';
import { revoke } from './revoke.ts';
import { setLoginHandoff, takeLoginHandoff } from './loginHandoff.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const keep = (kept: Readonly<Record<string, string>>) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value));

const inStorage = () => Object.fromEntries(['token', 'isAgent', 'cpw', 'merchant'].map((key) => [key, sessionStorage.getItem(key)]));

describe('who is here', () => {
  it.each([
    [{}, 'visitor', null, false],
    [{ isAgent: '1', cpw: '1' }, 'visitor', null, false],
    [{ token: 'abc', isAgent: '0' }, 'member', 0, false],
    [{ token: 'abc', isAgent: '4' }, 'trial', 4, false],
    [{ token: 'abc', isAgent: '41' }, 'agent', 41, false],
    [{ token: 'abc' }, 'member', 0, false],
    [{ token: 'abc', isAgent: 'spoilt' }, 'member', 0, false],
    [{ token: 'abc', isAgent: '0', cpw: '1' }, 'visitor', 0, true],
  ])('[LOG-4] [PWD-5] after a reload with %j kept is a %s', async (kept, kind, accountType, mustChange) => {
    keep(kept);
    expect((await load()).currentSession()).toMatchObject({ kind, accountType, mustChange, member: null, rank: 0 });
  });

  it('[LOG-4] is a member until the type of the account is known, and has the rank of their club', async () => {
    const { beginSession, memberArrived, currentSession, setMockSession } = await load();
    setMockSession({ token: 'abc', accountType: null, member: null, mustChange: false });
    expect(currentSession().kind).toBe('member');
    beginSession({ token: 'new', type: 0 });
    const info = { ...member, type: 0, clubLabel: { rankLevel: 5 } } as never; // The parts that are read.
    memberArrived('old', info);
    expect(currentSession()).toMatchObject({ member: null, rank: 0 });
    memberArrived('new', info);
    expect(currentSession()).toMatchObject({ kind: 'member', rank: 5 });
  });

  it('[LOG-4] [API-8] a login is kept under the names of the spec, and what is not so is not kept', async () => {
    const { beginSession, endSession } = await load();
    beginSession({ token: 'abc', type: 2 });
    expect(inStorage()).toEqual({ token: 'abc', isAgent: '2', cpw: null, merchant: null });
    endSession();
    expect(inStorage()).toEqual({ token: null, isAgent: null, cpw: null, merchant: null });
    beginSession({ token: 'abc', type: 0, mustChange: true });
    expect(inStorage()).toEqual({ token: 'abc', isAgent: '0', cpw: '1', merchant: null });
  });

  it('[LOG-8] [PWD-5] a guest may log in as a member whose password must be changed, and a member change theirs', async () => {
    const { beginSession, passwordChanged, currentSession, endSession } = await load();
    beginSession({ token: 'guest', type: 4 });
    beginSession({ token: 'abc', type: 0, mustChange: true });
    expect(currentSession()).toMatchObject({ token: 'abc', kind: 'visitor', mustChange: true });
    passwordChanged('abc');
    passwordChanged('abc');
    expect(currentSession()).toMatchObject({ token: 'abc', kind: 'member', mustChange: false });
    endSession();
    expect(currentSession()).toMatchObject({ token: null, kind: 'visitor', accountType: null });
  });
});

it('[PWD-5] a new password that is answered for after another player has come opens nothing to them', async () => {
  const { beginSession, passwordChanged, currentSession, sessionPassword, endSession } = await load();
  beginSession({ token: 'first', type: 0, mustChange: true, password: 'initial-1' });
  endSession();
  beginSession({ token: 'second', type: 0, mustChange: true, password: 'initial-2' });
  passwordChanged('first');
  expect(currentSession()).toMatchObject({ token: 'second', kind: 'visitor', mustChange: true });
  expect([sessionPassword(), inStorage()['cpw']]).toEqual(['initial-2', '1']);
});

it('[LOG-1] what was typed into the header goes to the form that asks first, once', () => {
  expect(takeLoginHandoff()).toBeUndefined();
  setLoginHandoff({ username: 'maria88', password: 'secret' });
  expect([takeLoginHandoff(), takeLoginHandoff()]).toEqual([{ username: 'maria88', password: 'secret' }, undefined]);
});

it('[LOG-4] a session that nobody waits for any more is ended at the gateway, be it there or not', async () => {
  const sent: unknown[] = [];
  const client: Client = {
    call: async (...call) => {
      sent.push(call);
      throw new Error('out of reach');
    },
  };
  revoke(client, 'late');
  await Promise.resolve();
  expect(sent).toEqual([[logout, {}, { token: 'late' }]]);
});
