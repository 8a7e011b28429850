import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import { readExamples, unfitExamples } from '../../scripts/calls/examples.ts';
import { reference } from '../../scripts/calls/reference.ts';
import { FURTHER } from '../../scripts/calls/sections.ts';
import { rowSources } from '../../scripts/calls/sources.ts';

describe('the reference of the calls', () => {
  it('[API-1] is made from the table: npm run calls', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/calls.md'), 'utf8');
    expect(page).toBe(reference(readExamples()));
  });

  it('[API-1] has each call in a chapter, with what it does in words', () => {
    const sources = rowSources();
    const mute = Object.keys(calls).filter((name) => !/^[A-Z`].*\.$/.test(sources.get(name)?.purpose ?? ''));
    expect(mute).toEqual([]);
    expect(reference(readExamples())).not.toContain(`## ${FURTHER}`);
  });

  it('[API-1] has an example of each call that fits its row: npm run calls -- --examples', () => {
    expect(unfitExamples(readExamples())).toEqual([]);
  });
});
