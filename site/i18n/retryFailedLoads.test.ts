import { afterEach, expect, it, vi } from 'vitest';

import { startI18n } from './i18n.ts';

const NAMESPACES = ['auth', 'common', 'config', 'kit', 'lobby'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[I18N-1] texts that were lost together come soon after the network is back, however many there were', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
  let isAway = false;
  const i18n = await startI18n({
    language: 'EN',
    defaultLanguage: 'EN',
    onMissing: () => undefined,
    overrides: async () => {
      if (isAway) throw new Error('away');
      return { late: 'There' };
    },
  });
  await i18n.loadNamespaces(NAMESPACES);
  vi.useFakeTimers();
  isAway = true;
  for (const namespace of NAMESPACES) i18n.removeResourceBundle('EN', namespace);
  await i18n.reloadResources('EN', NAMESPACES);
  // The first time they are asked for again they are lost again.
  await vi.advanceTimersByTimeAsync(3000);
  isAway = false;
  expect(i18n.t('lobby:late')).toBe('');
  await vi.advanceTimersByTimeAsync(10_000);
  for (const namespace of NAMESPACES) expect(i18n.t(`${namespace}:late`)).toBe('There');
});
