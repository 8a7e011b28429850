import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { load, member, storage } from '../../../tests/vectors/visit.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = { questionType: 'withdrawal', content: 'It has not arrived', contact: '' };

/** A freshly loaded page, before member info arrives. */
async function open() {
  const session = await load();
  return { ...session, ...(await import('./draft.ts')) };
}

it('[MEM-16] [MOD-4] a member’s draft is restored after a reload, before member info loads', async () => {
  const before = await open();
  before.beginSession({ token: 'abc', type: 0 });
  before.memberArrived('abc', member as never); // Only the fields that are read.
  before.storeDraft(typed);
  const key = before.keyFor(typed);
  const after = await open();
  expect(after.currentSession().member).toBeNull();
  expect(after.draftValues()).toEqual(typed);
  expect(after.keyFor(typed)).toBe(key);
});

it('[MEM-16] [LOG-9] a visitor’s draft survives a login; a member’s draft is not shown to the next member', async () => {
  const { beginSession, endSession, storeDraft, draftValues } = await open();
  storeDraft(typed);
  beginSession({ token: 'first', type: 0 });
  expect(draftValues()).toEqual(typed);
  beginSession({ token: 'second', type: 0 });
  expect(draftValues()).toBeNull();
  storeDraft(typed);
  endSession();
  expect(draftValues()).toBeNull();
});
