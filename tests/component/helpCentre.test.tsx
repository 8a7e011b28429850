import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import HelpCentre from '#site/blocks/help-centre/HelpCentre.tsx';
import { openSite } from './siteHarness.tsx';

const props = { title: { EN: 'Help' }, service: false } as const;

it.each([
  ['/help', false],
  ['/help?q=qwertz', true],
])('[APP-23] a help center without answers asks for another word only where one was searched: %s', async (path, asks) => {
  const { i18n } = await openSite(<HelpCentre props={props} address="help" slots={{}} />, {
    path,
    answers: { helpCenter: () => ({ categories: [] }) },
  });
  await i18n.loadNamespaces('content');
  const title = asks ? i18n.t('content:help_not_found', { 0: 'qwertz' }) : i18n.t('content:help_none');
  await screen.findByText(title);
  expect(screen.queryAllByText(i18n.t('content:help_not_found_text'))).toHaveLength(asks ? 1 : 0);
});
