import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answering, load, member, storage } from '../../tests/vectors/visit.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('[LOG-4] begins with the token in session storage and knows the member', async () => {
    const { enter, currentSession } = await load();
    await enter(
      answering(() => member),
      { token: 'abc', type: 0 },
    );
    expect(sessionStorage.getItem('token')).toBe('abc');
    expect(currentSession()).toMatchObject({ kind: 'agent', accountType: 1, member });
  });

  it('[LOG-8] of a guest is a trial even when member info does not come', async () => {
    const { enter, currentSession, outOfReach } = await load();
    await enter(outOfReach, { token: 'abc', type: 4 });
    expect(currentSession()).toMatchObject({ kind: 'trial', member: null });
  });

  it('[API-4] [SEC-7] of a guest who logs in as a member leaves nothing behind but the merchant', async () => {
    const { beginSession } = await load();
    sessionStorage.setItem('settings', 'of the site');
    beginSession({ token: 'guest', type: 4 });
    expect(sessionStorage.getItem('settings')).toBe('of the site');
    sessionStorage.setItem('merchant', '7');
    sessionStorage.setItem('merchantWallet', 'of the guest');
    beginSession({ token: 'member', type: 0 });
    expect(['token', 'isAgent', 'merchant', 'merchantWallet'].map((key) => sessionStorage.getItem(key))).toEqual([
      'member',
      '0',
      '7',
      null,
    ]);
  });

  it('[LOG-10] asks who is here when the page starts with a token', async () => {
    sessionStorage.setItem('token', 'kept');
    const { startSession, currentSession } = await load();
    const stop = startSession({ client: answering(() => member), queryClient: new QueryClient() });
    await vi.waitFor(() => expect(currentSession().member).toEqual(member));
    stop();
  });

  it.each([
    ['out of reach', { kind: 'network' }],
    ['failing', { kind: 'refused', status: 500 }],
    ['answering what nobody understands', { kind: 'shape' }],
  ] as const)('[ERR-3] [LOG-10] asks for the member again while the gateway is %s', async (_, how) => {
    vi.useFakeTimers();
    const { enter, currentSession, failed } = await load();
    let gateway = failed(how);
    await enter({ call: (...sent) => gateway.call(...sent) }, { token: 'abc', type: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentSession()).toMatchObject({ token: 'abc', member: null });
    gateway = answering(() => member);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(currentSession().member).toEqual(member);
    vi.useRealTimers();
  });

  it('[LOG-10] of a refused token ends, once however many calls were refused', async () => {
    const { enter, sessionLost, currentSession, store, lostSessionsAtom } = await load();
    await enter(
      answering(() => member),
      { token: 'abc', type: 0 },
    );
    sessionLost('abc');
    sessionLost('abc');
    expect(currentSession().kind).toBe('visitor');
    expect(store.get(lostSessionsAtom)).toBe(1);
  });

  it('[LOG-10] of another token does not end by a late refusal of the old one', async () => {
    const { enter, sessionLost, currentSession } = await load();
    await enter(
      answering(() => member),
      { token: 'new', type: 0 },
    );
    sessionLost('old');
    expect(currentSession().token).toBe('new');
  });

  it('[LOG-9] leaves nothing in session storage but the merchant’s id', async () => {
    const { enter, leaveSession } = await load();
    await enter(
      answering(() => member),
      { token: 'abc', type: 0 },
    );
    sessionStorage.setItem('merchant', 'demo');
    sessionStorage.setItem('merchantWallet', '{}');
    leaveSession();
    expect([sessionStorage.length, sessionStorage.getItem('merchant')]).toEqual([1, 'demo']);
  });

  it('[LOG-12] ends in tabs that share its token, and in no other', async () => {
    const { enter, startSession, currentSession } = await load();
    await enter(
      answering(() => member),
      { token: 'shared', type: 0 },
    );
    const stop = startSession({ client: answering(() => member), queryClient: new QueryClient() });
    const otherTab = new BroadcastChannel('session-ended');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    const endedThere = (token: string) => otherTab.postMessage(token);
    endedThere('foreign');
    await new Promise((done) => {
      setTimeout(done, 20);
    });
    expect(currentSession().token).toBe('shared');
    endedThere('shared');
    await vi.waitFor(() => expect(currentSession().kind).toBe('visitor'));
    otherTab.close();
    stop();
  });

  it('[SEC-7] takes the answers that were for the member away with it', async () => {
    const { enter, startSession, leaveSession } = await load();
    const queryClient = new QueryClient();
    const stop = startSession({ client: answering(() => member), queryClient });
    await enter(
      answering(() => member),
      { token: 'abc', type: 0 },
    );
    await queryClient.fetchQuery({ queryKey: ['balance'], queryFn: () => 100, meta: { auth: 'member' } });
    await queryClient.fetchQuery({ queryKey: ['announcements'], queryFn: () => 'all', meta: { auth: 'none' } });
    leaveSession();
    expect([queryClient.getQueryData(['balance']), queryClient.getQueryData(['announcements'])]).toEqual([undefined, 'all']);
    stop();
  });

  it('[PWD-5] with a password to be changed opens nothing, survives a reload, and forgets what was typed', async () => {
    const { enter, currentSession, sessionPassword } = await load();
    const knows = answering(() => member);
    await enter(knows, { token: 'abc', type: 0, mustChange: true, password: 'initial' });
    expect(currentSession()).toMatchObject({ kind: 'visitor', token: 'abc', mustChange: true, member });
    expect(sessionPassword()).toBe('initial');
    const reloaded = await load();
    expect(reloaded.currentSession()).toMatchObject({ kind: 'visitor', token: 'abc', mustChange: true });
    expect(reloaded.sessionPassword()).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('initial');
  });

  it('[PWD-5] is open once the password is changed, and answers are asked for anew', async () => {
    const { enter, startSession, passwordChanged, currentSession, sessionPassword } = await load();
    const queryClient = new QueryClient();
    const reset = vi.spyOn(queryClient, 'refetchQueries');
    const client = answering(() => member);
    const stop = startSession({ client, queryClient });
    await enter(client, { token: 'abc', type: 0, mustChange: true, password: 'initial' });
    await vi.waitFor(() => expect(reset).toHaveBeenCalled());
    reset.mockClear();
    passwordChanged(currentSession().token);
    expect(currentSession()).toMatchObject({ kind: 'agent', mustChange: false });
    expect(sessionPassword()).toBeUndefined();
    expect(sessionStorage.getItem('cpw')).toBeNull();
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce());
    stop();
  });

  it('[LOG-8] of a guest clears the mark of a password to be changed', async () => {
    const { enter, leaveSession, currentSession } = await load();
    const knows = answering(() => member);
    await enter(knows, { token: 'abc', type: 0, mustChange: true, password: 'initial' });
    leaveSession();
    await enter(knows, { token: 'guest', type: 4 });
    expect(currentSession()).toMatchObject({ token: 'guest', mustChange: false });
    expect(sessionStorage.getItem('cpw')).toBeNull();
  });

  it('[PWD-5] that must change its password is not opened by a login in between', async () => {
    const { beginSession, currentSession } = await load();
    beginSession({ token: 'abc', type: 0, mustChange: true });
    beginSession({ token: 'other', type: 0 });
    expect(currentSession()).toMatchObject({ token: 'abc', mustChange: true });
  });
});

describe('member info', () => {
  it('[ERR-3] is asked for after 1, 3, 10 and 30 s, and then every 30 s, as long as the session is the same', async () => {
    vi.useFakeTimers();
    const { enter, outOfReach, endSession } = await load();
    const call = vi.fn(outOfReach.call);
    await enter({ call }, { token: 'abc', type: 0 });
    const asked: number[] = [];
    for (let second = 1; second <= 110; second += 1) {
      const before = call.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1000);
      if (call.mock.calls.length > before) asked.push(second);
    }
    expect(asked).toEqual([1, 4, 14, 44, 74, 104]);
    endSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(7);
    vi.useRealTimers();
  });

  it('[LOG-10] [ERR-3] is not asked for again when the gateway refused, and a mistake of the site is not hidden', async () => {
    vi.useFakeTimers();
    const { enter, refused, currentSession } = await load();
    const call = vi.fn(refused.call);
    await enter({ call }, { token: 'abc', type: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([call.mock.calls.length, currentSession().token]).toEqual([1, 'abc']);
    const mistaken = answering(() => {
      throw new TypeError('a mistake');
    });
    await expect(enter(mistaken, { token: 'abc', type: 0 })).rejects.toThrow('a mistake');
    vi.useRealTimers();
  });

  it('[LOG-10] is not asked for where nobody is logged in', async () => {
    const { startSession, loadMember } = await load();
    const call = vi.fn(answering(() => member).call);
    const stop = startSession({ client: { call }, queryClient: new QueryClient() });
    await loadMember({ call });
    expect(call).not.toHaveBeenCalled();
    stop();
  });
});

describe('answers', () => {
  it('[SEC-7] stay when no more than the member’s own data came, and are asked for anew for another player', async () => {
    const { enter, startSession, beginSession, memberArrived } = await load();
    const queryClient = new QueryClient();
    const reset = vi.spyOn(queryClient, 'refetchQueries');
    const client = answering(() => member);
    const stop = startSession({ client, queryClient });
    await enter(client, { token: 'abc', type: 0 });
    await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
    memberArrived('abc', { ...member, account: 'renamed' } as never); // The parts that are read.
    await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
    beginSession({ token: 'other', type: 0 });
    await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(2));
    stop();
    beginSession({ token: 'third', type: 0 });
    await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(2));
  });

  it('[PWD-5] [SEC-7] stay as long as nothing is open, and one that does not say whose it is goes with the member', async () => {
    const { enter, startSession, leaveSession } = await load();
    const queryClient = new QueryClient();
    const reset = vi.spyOn(queryClient, 'refetchQueries');
    const client = answering(() => member);
    const stop = startSession({ client, queryClient });
    await enter(client, { token: 'abc', type: 0, mustChange: true });
    await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
    await queryClient.fetchQuery({ queryKey: ['unsaid'], queryFn: () => 1 });
    leaveSession();
    expect(queryClient.getQueryData(['unsaid'])).toBeUndefined();
    stop();
  });

  it('[LOG-9] nothing happens to a visitor who leaves', async () => {
    const { leaveSession } = await load();
    sessionStorage.setItem('invitation', '?affiliateCode=SINAG88');
    leaveSession();
    expect(sessionStorage.getItem('invitation')).toBe('?affiliateCode=SINAG88');
  });
});
