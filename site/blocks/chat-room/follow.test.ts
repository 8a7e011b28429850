import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ChatMessage } from '#site/api/contract/chat.ts';
import { CallError } from '#site/api/errors.ts';
import { followRoom, type Following } from './follow.ts';

const POLL_MS = 15_000;

/** A simulated room behind a network, and what the page has received from it. */
function place() {
  const said: number[] = [1, 2, 3];
  const got: number[] = [];
  const failures: CallError[] = [];
  const state = { looks: 0, isHidden: false, fault: undefined as CallError | undefined, whileAway: () => {} };
  const following: Following = followRoom({
    read: async (after) => {
      state.looks += 1;
      // The response holds what exists when the request arrives; it is delayed while other messages come.
      const { fault } = state;
      const list = said.filter((id) => id > (after ?? 0)).map(message);
      state.whileAway();
      await Promise.resolve();
      if (fault) throw fault;
      return { list: after === undefined ? list : list.slice(0, 100), more: after !== undefined && list.length > 100 };
    },
    opened: ({ list }) => got.push(...list.map(({ messageId }) => messageId)),
    arrived: (list) => got.push(...list.map(({ messageId }) => messageId)),
    failed: (problem) => failures.push(problem),
    isHidden: () => state.isHidden,
    pollMs: POLL_MS,
  });
  return { said, got, failures, state, following };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

const message = (messageId: number): ChatMessage => ({ messageId, author: 'ma***8', own: false, text: '', sentAt: 0 });
const away = new CallError({ call: 'chatMessages', kind: 'network' });
const refused = new CallError({ call: 'chatMessages', kind: 'refused' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('synchronization with the chat room', () => {
  it('[MOD-5] reads when the channel reports a message, and does not poll while the channel works', async () => {
    const { said, got, state, following } = place();
    following.look();
    following.told(3);
    await settle();
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect([got, state.looks]).toEqual([[1, 2, 3], 1]);
    said.push(4);
    following.told(4);
    await settle();
    expect([got, state.looks]).toEqual([[1, 2, 3, 4], 2]);
    // The channel repeats a known id.
    following.told(4);
    await settle();
    expect(state.looks).toBe(2);
  });

  it('[MOD-5] polls while the channel is down, and neither loses nor duplicates messages when it disconnects and reconnects', async () => {
    const { said, got, state, following } = place();
    following.look();
    following.told(3);
    await settle();
    said.push(4);
    following.told(null);
    await settle();
    expect(got).toEqual([1, 2, 3, 4]);
    said.push(5);
    await vi.advanceTimersByTimeAsync(POLL_MS - 1);
    expect(got).toEqual([1, 2, 3, 4]);
    await vi.advanceTimersByTimeAsync(1);
    expect(got).toEqual([1, 2, 3, 4, 5]);
    said.push(6, 7);
    following.told(7);
    await settle();
    expect(got).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { looks } = state;
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(state.looks).toBe(looks);
  });

  it('[MOD-5] a message written during a read is fetched by the next one; reads never overlap', async () => {
    const { said, got, state, following } = place();
    state.whileAway = () => {
      state.whileAway = () => {};
      said.push(4);
      following.told(4);
      following.look();
    };
    following.told(3);
    await settle();
    expect([got, state.looks]).toEqual([[1, 2, 3, 4], 2]);
  });

  it('[MOD-5] reads until it has caught up, and stops if a reported message does not exist', async () => {
    const { said, got, state, following } = place();
    following.look();
    following.told(3);
    await settle();
    said.push(...Array.from({ length: 250 }, (_, index) => index + 4));
    following.told(260);
    await settle();
    expect(got).toEqual(said);
    expect(state.looks).toBe(4);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(state.looks).toBe(4);
  });

  it('[MOD-5] [ERR-3] retries after a network error even while the channel works, and after a rejection only on request', async () => {
    const { said, got, failures, state, following } = place();
    following.look();
    following.told(3);
    await settle();
    state.fault = away;
    following.look();
    await settle();
    expect(failures).toEqual([away]);
    state.fault = refused;
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(failures).toEqual([away, refused]);
    said.push(4);
    following.told(4);
    await vi.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(failures).toHaveLength(2);
    state.fault = undefined;
    following.look();
    await settle();
    expect(got).toEqual([1, 2, 3, 4]);
  });

  it('[MOD-5] pauses while the page is hidden, and stops when it is closed', async () => {
    const { said, got, state, following } = place();
    following.look();
    following.told(3);
    await settle();
    state.isHidden = true;
    said.push(4);
    following.told(4);
    await settle();
    expect(got).toEqual([1, 2, 3]);
    state.isHidden = false;
    following.look();
    await settle();
    expect(got).toEqual([1, 2, 3, 4]);
    following.close();
    said.push(5);
    following.told(5);
    following.told(null);
    await vi.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(got).toEqual([1, 2, 3, 4]);
  });
});
