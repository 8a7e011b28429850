import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import RegisterForm from '#site/blocks/register-form/RegisterForm.tsx';
import { anyText, openSite } from './siteHarness.tsx';

const password = { ...anyText, required: true, minLength: 8, maxLength: 20, patternId: 5, acceptedPattern: '' };
const met = () => [...document.querySelectorAll('[data-met=true]')].map((part) => part.textContent);

it("[REG-3] ticks what a password fulfills while it is typed, in the rule's own numbers", async () => {
  const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
  await openSite(form, { fields: ['password'], rules: { password }, answers: { announcements: () => [], countries: () => [] } });
  const field = await screen.findByLabelText(/^Password/);
  expect(screen.getByText('8–20 characters')).toBeVisible();
  expect(met()).toEqual([]);
  await userEvent.fill(field, 'Secretary');
  await waitFor(() => expect(met()).toEqual(['8–20 characters (met)']));
  await userEvent.fill(field, 'Secretary8');
  await waitFor(() => expect(met()).toEqual(['8–20 characters (met)', 'Use 8–20 characters: both letters and digits. (met)']));
  await userEvent.fill(field, 'Se8');
  await waitFor(() => expect(met()).toEqual([]));
});
