import { describe, expect, it } from 'vitest';

import { idsIn } from '../../scripts/testing/results.ts';
import { isTest, isStory, sources } from '../house/sources.ts';
import requirements from './requirements.json' with { type: 'json' };

describe('requirement ids', () => {
  const known = Object.keys(requirements);

  it('a title may name several, each in its own brackets', () => {
    expect(idsIn('[CFG-7] [I18N-1] a [draft] of page 3')).toEqual(['CFG-7', 'I18N-1']);
  });

  it('every id in the title of a test exists', () => {
    const titled = sources.filter((source) => isTest(source) || isStory(source) || source.path.endsWith('.e2e.ts'));
    const named = titled.flatMap(({ path, literals }) =>
      literals.flatMap(({ value, line }) => idsIn(String(value)).map((id) => ({ id, at: `${path}:${line}` }))),
    );
    expect(named).not.toEqual([]);
    expect(named.filter(({ id }) => !known.includes(id))).toEqual([]);
  });

  it('every requirement says in a line what it asks for', () => {
    expect(Object.entries(requirements).filter(([, text]) => text.length < 20 || text.includes('\n'))).toEqual([]);
  });
});
