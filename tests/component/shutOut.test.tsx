import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { SelfExclusion } from '#site/blocks/responsible-play/SelfExclusion.tsx';
import { leaveSession } from '#site/session/lifecycle.ts';
import { beginSession } from '#site/session/session.ts';
import { openSite, type Answers } from './siteHarness.tsx';

/** Excluded as far as the player knows: no answer came. */
async function exclude(answers: Answers): Promise<void> {
  const { sent } = await openSite(<SelfExclusion />, { answers: { exclusionTerms: () => ({ asksPassword: false }), ...answers } });
  act(() => beginSession({ token: 'abc', type: 0 }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^Exclude me/ }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await waitFor(() => expect(sent.some(({ name }) => name === 'playSession')).toBe(true));
}

it('[SEC-6] [ERR-3] who logs out after an exclusion that did not happen is not told that it may have', async () => {
  await exclude({ playSession: () => ({}) });
  act(leaveSession);
  // As long as the other one takes to come, and longer.
  await expect(screen.findByRole('alertdialog')).rejects.toThrow();
});

it('[SEC-6] [ERR-3] where nobody knows whether an exclusion happened, the end of the session says that it may have', async () => {
  await exclude({});
  act(leaveSession);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});
