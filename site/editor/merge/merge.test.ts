import { describe, expect, it } from 'vitest';

import { merge } from './merge.ts';

const BASE = `{
  "v": 1,
  // The games of the week.
  "hot": { "count": 6, "title": "Hot" },
  "order": ["a", "b"]
}
`;
const replaced = (text: string, ...edits: readonly (readonly [string, string])[]): string =>
  edits.reduce((next, [from, to]) => {
    expect(next).toContain(from);
    return next.replace(from, to);
  }, text);

const adds = (id: string) => `{\n  "v": 1,\n  "areas": { "main": { "items": { "${id}": { "removed": true } } } }\n}\n`;

describe('two versions of a file', () => {
  it('[EDT-9] are one where each changed something else: on their text, so that their comments stay', () => {
    const mine = replaced(BASE, ['"count": 6', '"count": 3']);
    const theirs = replaced(BASE, ['"Hot"', '"Hits"'], ['  "order"', '  // First to last.\n  "order"']);
    expect(merge(BASE, mine, theirs)).toEqual({ text: replaced(theirs, ['"count": 6', '"count": 3']), conflicts: [] });
    // The other way round the comments are those of the other side.
    expect(merge(BASE, theirs, mine)).toEqual({ text: replaced(theirs, ['"count": 6', '"count": 3']), conflicts: [] });
  });

  it('[EDT-9] have what both added to the same new object', () => {
    const blank = '{\n  "v": 1\n}\n';
    const merged = merge(blank, adds('hot'), adds('winners'));
    expect(merged?.conflicts).toEqual([]);
    expect(JSON.parse(merged?.text ?? '').areas.main.items).toEqual({ hot: { removed: true }, winners: { removed: true } });
  });

  it('[EDT-9] ask about a value that both changed, and take the side that is chosen', () => {
    const mine = replaced(BASE, ['"count": 6', '"count": 3'], ['"Hot"', '"Mine"']);
    const theirs = replaced(BASE, ['"count": 6', '"count": 9'], ['["a", "b"]', '["b", "a"]']);
    expect(merge(BASE, mine, theirs)?.conflicts).toEqual([{ pointer: '/hot/count', mine: 3, theirs: 9 }]);
    const both = replaced(theirs, ['"Hot"', '"Mine"']);
    expect(merge(BASE, mine, theirs, { '/hot/count': 'theirs' })).toEqual({ text: both, conflicts: [] });
    expect(merge(BASE, mine, theirs, { '/hot/count': 'mine' })).toEqual({ text: replaced(both, ['9', '3']), conflicts: [] });
  });

  it('[EDT-9] ask about the whole of what one removed and the other changed', () => {
    const mine = replaced(BASE, ['  "hot": { "count": 6, "title": "Hot" },\n', '']);
    const theirs = replaced(BASE, ['"count": 6', '"count": 9']);
    expect(merge(BASE, mine, theirs)?.conflicts).toEqual([{ pointer: '/hot', mine: undefined, theirs: { count: 9, title: 'Hot' } }]);
    expect(merge(BASE, mine, theirs, { '/hot': 'mine' })?.text).not.toContain('hot');
    expect(merge(BASE, mine, theirs, { '/hot': 'theirs' })?.text).toBe(theirs);
  });

  it('[EDT-9] ask nothing where both did the same', () => {
    const mine = replaced(BASE, ['"count": 6', '"count": 3'], ['"Hot"', '"Mine"']);
    const theirs = replaced(BASE, ['"count": 6', '"count": 3']);
    expect(merge(BASE, mine, theirs)).toEqual({ text: mine, conflicts: [] });
  });

  it('[EDT-9] lose no comment: where both changed comments, it is asked about the file', () => {
    const mine = replaced(BASE, ['of the week', 'of the month']);
    const theirs = replaced(BASE, ['of the week', 'of the year']);
    expect(merge(BASE, mine, theirs)?.conflicts).toEqual([{ pointer: '', mine, theirs }]);
    expect(merge(BASE, mine, theirs, { '': 'theirs' })).toEqual({ text: theirs, conflicts: [] });
    expect(merge(BASE, mine, replaced(BASE, ['6', '9']))).toEqual({ text: replaced(mine, ['6', '9']), conflicts: [] });
  });

  it('[EDT-9] wait while one of them is half typed', () => {
    expect(merge(BASE, BASE.slice(0, -3), replaced(BASE, ['6', '9']))).toBeUndefined();
  });
});
