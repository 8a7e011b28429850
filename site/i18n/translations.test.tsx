import { cleanup, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { reloadTranslations, startI18n } from './i18n.ts';

afterEach(cleanup);

type Texts = Readonly<Record<string, string>>;

/** Translations with these texts, read again at each load. */
const start = async (overrides: (language: string, namespace: string) => Texts | Promise<Texts>): Promise<I18n> =>
  startI18n({
    language: 'EN',
    defaultLanguage: 'EN',
    onMissing: () => undefined,
    overrides: async (language, namespace) => overrides(language, namespace),
  });

function Text({ namespace }: { readonly namespace: string }) {
  const { t } = useTranslation(namespace);
  return <p>{t('word')}</p>;
}

function show(i18n: I18n, namespace: string): void {
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="Loading">
        <Text namespace={namespace} />
      </Suspense>
    </I18nextProvider>,
  );
}

describe('texts on screen', () => {
  it('[I18N-6] change with the language', async () => {
    const i18n = await start((language) => ({ word: `in ${language}` }));
    show(i18n, 'common');
    expect(screen.getByText('in EN')).toBeVisible();
    await i18n.changeLanguage('TY');
    expect(await screen.findByText('in TY')).toBeVisible();
    expect(document.documentElement.lang).toBe('fil');
    await i18n.changeLanguage('EN');
  });

  it('[I18N-1] appear when their namespace has loaded', async () => {
    let arrive: ((texts: Texts) => void) | undefined;
    const late = new Promise<Texts>((resolve) => (arrive = resolve));
    const i18n = await start((_language, namespace) => (namespace === 'late' ? late : {}));
    show(i18n, 'late');
    expect(screen.getByText('Loading')).toBeVisible();
    arrive?.({ word: 'There' });
    expect(await screen.findByText('There')).toBeVisible();
  });

  it('[I18N-5] are replaced when the merchant overrides them, without a reload', async () => {
    let word = 'Sign in';
    const i18n = await start(() => ({ word }));
    show(i18n, 'common');
    word = 'Come in';
    await reloadTranslations(i18n);
    expect(await screen.findByText('Come in')).toBeVisible();
  });

  it('[I18N-1] [I18N-5] are the overrides of another language, too, when it is chosen again', async () => {
    let word = 'first';
    const i18n = await start((language) => ({ word: `${word} ${language}` }));
    show(i18n, 'common');
    await i18n.changeLanguage('TY');
    word = 'second';
    await reloadTranslations(i18n);
    await i18n.changeLanguage('EN');
    expect(await screen.findByText('second EN')).toBeVisible();
  });

  it('[I18N-1] appear after a failed load without a reload of the page', async () => {
    let isAway = true;
    const i18n = await start(async (_language, namespace) => {
      if (namespace === 'lost' && isAway) throw new Error('away');
      return { word: 'There' };
    });
    show(i18n, 'lost');
    await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByText('There')).toBeNull();
    isAway = false;
    expect(await screen.findByText('There')).toBeVisible();
  });

  it('[I18N-2] [I18N-3] isolate values in a right-to-left language, in texts with markup, too', async () => {
    const i18n = await start(() => ({ word: '<terms>\u0627</terms> {0}' }));
    await i18n.changeLanguage('AR');
    render(
      <I18nextProvider i18n={i18n}>
        <Trans i18nKey="word" values={{ 0: '-₱500.00' }} components={{ terms: <b /> }} />
      </I18nextProvider>,
    );
    expect(document.body).toHaveTextContent('\u0627 \u2068-₱500.00\u2069');
    expect(document.querySelector('b')).toHaveTextContent('\u0627');
    await i18n.changeLanguage('EN');
  });
});
