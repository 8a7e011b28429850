import { describe, expect, it } from 'vitest';

import { bundleOf, languages } from './texts.ts';

/** Texts that send the player to an entry of the member center, by namespace and key, and the entry's label. */
const NAMED = [
  ['payment', 'password_missing', 'in_my_account'],
  ['payment', 'password_first_text', 'in_my_account'],
] as const;

describe('texts that send the player to an entry', () => {
  it.each(languages)('[MEM-5] [I18N-1] in %s call it what the menu does', (language) => {
    for (const [namespace, key, label] of NAMED)
      expect(bundleOf(language, namespace)[key], key).toMatch(new RegExp(`[“"]${bundleOf(language, 'centre')[label] ?? '?'}[”"]`, 'u'));
  });
});
