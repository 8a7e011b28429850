import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { CallError } from '#site/api/errors.ts';
import ForgotPasswordForm from '#site/blocks/forgot-password-form/ForgotPasswordForm.tsx';
import { openSite } from './siteHarness.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const input = (label: RegExp): HTMLElement => screen.getByLabelText(label);
const lost = (): never => {
  throw new CallError({ call: 'passwordByPhone', kind: 'network' });
};

it('[PWD-1] a look at the other way loses neither the wait for a code nor an attempt whose answer was lost', async () => {
  const { sent } = await openSite(
    <ForgotPasswordForm props={{ loginModal: 'loginPopupModal' }} address="modals#forgetPassModal" slots={{}} />,
    {
      flags: { CHNGPASSVERIF3: true },
      answers: {
        countries: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
        smsLoginCode: () => ({ expiredMinutes: 1 }),
        passwordByPhone: lost,
      },
    },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'By mobile' }));
  await userEvent.fill(input(/^Mobile/), '9170000001');
  await userEvent.click(button('Send code'));
  await screen.findByRole('button', { name: /60|59/ });
  await userEvent.fill(input(/^Verification code/), '123456');
  await userEvent.fill(input(/^New password/), 'Moonlight2027');
  const attempts = () => sent.filter(({ name }) => name === 'passwordByPhone');
  const submit = async (count: number): Promise<void> => {
    await userEvent.click(button('Set password and log in'));
    await waitFor(() => expect(attempts()).toHaveLength(count));
  };
  await submit(1);
  await userEvent.click(screen.getByRole('tab', { name: 'By email' }));
  await userEvent.click(screen.getByRole('tab', { name: 'By mobile' }));
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  await submit(2);
  expect(attempts()[1]?.idempotencyKey).toBe(attempts()[0]?.idempotencyKey);
});
