import { cleanup, render, screen } from '@testing-library/react';
import { Children } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

import { loadBlock } from '#site/assembler/runtime/loading.ts';
import { defineBlocks } from '#site/assembler/sdk/registry.ts';
import { startI18n } from '#site/i18n/i18n.ts';
import { preloadNamespaces } from './preloadNamespaces.ts';

afterEach(cleanup);

function Late() {
  const { t } = useTranslation('late');
  return <p>{t('word')}</p>;
}

/** As many as make React render without end when they suspend at once (facebook/react#37556). */
const NAMES = ['first', 'second', 'third'];
const block = { load: async () => ({ default: Late }), schema: async () => ({ props: v.strictObject({}) }), namespaces: ['late'] };
const lateBlocks = defineBlocks(Object.fromEntries(NAMES.map((name) => [name, block])));

it('[APP-14] [I18N-1] blocks whose texts are late count as loaded when their texts are there, and render without suspending', async () => {
  let arrive: ((texts: Record<string, string>) => void) | undefined;
  const late = new Promise<Record<string, string>>((resolve) => (arrive = resolve));
  const i18n = await startI18n({
    language: 'EN',
    defaultLanguage: 'EN',
    onMissing: () => undefined,
    overrides: async (_language, namespace) => (namespace === 'late' ? late : undefined),
  });
  const onLoaded = vi.fn<() => void>();
  const loading = Promise.all([...preloadNamespaces(lateBlocks, i18n).values()].map(loadBlock)).finally(onLoaded);
  await new Promise(requestAnimationFrame);
  expect(onLoaded).not.toHaveBeenCalled();

  arrive?.({ word: 'Here' });
  const nodes = (await loading).map((loaded) => {
    const drawn = 'block' in loaded ? loaded.block.draw({}, '', {}) : loaded;
    return 'node' in drawn && drawn.node;
  });
  // Without a Suspense boundary: a component that suspended would leave the page empty.
  render(<I18nextProvider i18n={i18n}>{Children.toArray(nodes)}</I18nextProvider>);
  expect(screen.getAllByText('Here')).toHaveLength(NAMES.length);
});
