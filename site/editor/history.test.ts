import { describe, expect, it } from 'vitest';

import { changed, NO_HISTORY, redone, undone } from './history.ts';

const text = (content: string) => ({ 'pages/home.json': content });

describe('history', () => {
  it('[EDT-9] goes back and forth over everything, and what is typed in one file is one step', () => {
    const typed = changed(changed(NO_HISTORY, text('a'), 'pages/home.json'), text('ab'), 'pages/home.json');
    const pressed = changed(typed, text('abc'));
    expect(undone(pressed).now).toEqual(text('ab'));
    expect(undone(undone(pressed)).now).toEqual({});
    expect(undone(undone(undone(pressed))).now).toEqual({});
    expect(redone(redone(undone(undone(pressed)))).now).toEqual(text('abc'));
  });

  it('[EDT-9] forgets what was taken back once something else is done', () => {
    const other = changed(undone(changed(NO_HISTORY, text('a'))), text('b'));
    expect(redone(other).now).toEqual(text('b'));
    expect(undone(other).now).toEqual({});
  });
});
