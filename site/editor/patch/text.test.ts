import { expect, it } from 'vitest';

import { pathAt, positionAt, removeAt, setAt } from './text.ts';

const TEXT = `{
  "v": 1,
  // The front page.
  "areas": { "main": { "items": { "hot": { "props": { "count": 5 } } } } }
}
`;

it('[EDT-8] a place is where it is written, or as near to it as anything is', () => {
  const line = (path: readonly string[]) => positionAt(TEXT, path).line;
  expect(line(['areas', 'main', 'items', 'hot', 'props', 'count'])).toBe(4);
  expect(line(['areas', 'main', 'items', 'gone', 'props'])).toBe(4);
  expect(positionAt(TEXT, ['title'])).toEqual({ line: 1, column: 1 });
  expect(pathAt(TEXT, TEXT.indexOf('5'))).toEqual(['areas', 'main', 'items', 'hot', 'props', 'count']);
});

it('[EDT-8] what stands on one line stays on one line', () => {
  const said = setAt(TEXT, ['areas', 'main', 'items', 'hot'], { when: false, props: { list: [1, 2] } });
  expect(said).toContain('"hot": { "when": false, "props": { "list": [ 1, 2 ] } }');
  expect(removeAt(said, ['areas'])).not.toContain('areas');
});
