import { describe, expect, it } from 'vitest';

import { changed, NO_HISTORY, undone, type History } from '../history.ts';
import type { WorkspaceFile } from '../protocol.ts';
import { conflictsIn, joined, rebased } from './rebase.ts';

const PATH = 'pages/home.json';
const text = (values: object): string => JSON.stringify({ v: 1, ...values }, null, 2);
const onDisk = (own: string): readonly WorkspaceFile[] => [{ path: PATH, own, base: null, blank: '{}', schema: 'page.json' }];

/** A history over `saved`, of edits one after the other. */
const edited = (saved: string, ...texts: readonly string[]): History =>
  texts.reduce((history, next) => changed(history, { [PATH]: next }), rebased(NO_HISTORY, onDisk(saved)));

describe('edits over what somebody else has saved', () => {
  const saved = text({ count: 6, title: 'Hot' });
  const theirs = text({ count: 6, title: 'Theirs' });

  it('[EDT-9] are merged, and so is each step back', () => {
    const history = rebased(edited(saved, text({ count: 5, title: 'Hot' }), text({ count: 4, title: 'Hot' })), onDisk(theirs));
    expect(history.now[PATH]).toBe(text({ count: 4, title: 'Theirs' }));
    expect(undone(history).now[PATH]).toBe(text({ count: 5, title: 'Theirs' }));
    expect(undone(undone(history)).now).toEqual({});
  });

  it('[EDT-9] stay as they are until it is answered what both changed', () => {
    const mine = edited(saved, text({ count: 6, title: 'Mine' }));
    const waiting = rebased(mine, onDisk(theirs));
    expect(waiting).toBe(mine);
    expect(conflictsIn(waiting, onDisk(theirs))).toEqual([{ path: PATH, pointer: '/title', mine: 'Mine', theirs: 'Theirs' }]);
    const answered = rebased(waiting, onDisk(theirs), { [PATH]: { '/title': 'mine' } });
    expect(answered.now[PATH]).toBe(text({ count: 6, title: 'Mine' }));
    expect(conflictsIn(answered, onDisk(theirs))).toEqual([]);
    expect(rebased(waiting, onDisk(theirs), { [PATH]: { '/title': 'theirs' } }).now).toEqual({});
  });

  it('[EDT-9] are none once they are saved, and a step back is what was saved before', () => {
    const mine = text({ count: 4, title: 'Hot' });
    const history = rebased(edited(saved, mine), onDisk(mine));
    expect(history.now).toEqual({});
    expect(undone(history).now).toEqual({ [PATH]: saved });
  });
});

describe('edits of another tab', () => {
  const saved = text({});
  const began = { [PATH]: saved };

  it('[EDT-9] are taken over, and can be undone', () => {
    const theirs = { now: { [PATH]: text({ count: 1 }) }, began };
    const history = joined(edited(saved), {}, theirs);
    expect(history.now).toEqual(theirs.now);
    expect(undone(history).now).toEqual({});
    expect(joined(history, theirs.now, { now: {}, began: {} }).now).toEqual({});
  });

  it('[EDT-9] are merged with what is edited here at the same time', () => {
    const history = joined(edited(saved, text({ title: 'Mine' })), {}, { now: { [PATH]: text({ count: 1 }) }, began });
    expect(JSON.parse(history.now[PATH] ?? '')).toEqual({ v: 1, count: 1, title: 'Mine' });
  });
});
