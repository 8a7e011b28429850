import { expect, it, vi } from 'vitest';

import { startI18n } from './i18n.ts';

/** Words of a merchant's own that not each of its languages has. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TY: { in_default: 'Sa wika ng site' },
  EN: { in_default: 'Of English', in_english: 'In English alone' },
};

it('[I18N-1] a text that a language lacks is the default one’s, then English; it is told, and its key is never on screen', async () => {
  const root = { lang: '', dir: '' };
  vi.stubGlobal('document', { documentElement: root });
  const told: string[] = [];
  const i18n = await startI18n({
    language: 'VI',
    defaultLanguage: 'TY',
    onMissing: (key, language) => told.push(`${language} ${key}`),
    overrides: async (language, namespace) => (namespace === 'common' ? OWN[language] : undefined),
  });
  expect(root).toEqual({ lang: 'vi', dir: 'ltr' });
  expect(i18n.t('retry')).toBe('Thử lại');
  expect(['TY', 'EN'].filter((language) => i18n.hasResourceBundle(language, 'common'))).toEqual([]);

  expect(i18n.t('in_default')).toBe('');
  await vi.waitFor(() => expect(i18n.t('in_default')).toBe('Sa wika ng site'));
  // Both come for the first text that is missing, one a little after the other.
  await vi.waitFor(() => expect(i18n.hasResourceBundle('EN', 'common')).toBe(true));
  await vi.waitFor(() => expect(i18n.t('in_english')).toBe('In English alone'));
  expect(i18n.t('nowhere')).toBe('');
  expect(new Set(told)).toEqual(new Set(['VI in_default', 'VI nowhere']));
  vi.unstubAllGlobals();
});
