import { describe, expect, it } from 'vitest';

import { firstLabels, labelsOf } from '#site/i18n/kitLabels.ts';
import { allLabels } from '#ui/kit/allLabels.ts';
import { bundleOf, languages } from './texts.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the words of the kit', () => {
  it.each(languages)('[UI-1] %s says all of them, with the same places to fill', (language) => {
    const said = { ...firstLabels(bundleOf(language, 'common')), ...labelsOf(bundleOf(language, 'kit')) };
    const expected = Object.entries(allLabels).map(([name, text]) => [name, placeholders(text)]);
    expect(Object.fromEntries(Object.entries(said).map(([name, text]) => [name, placeholders(text)]))).toEqual(
      Object.fromEntries(expected),
    );
  });
});
