import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';

import { IntentMenu } from '#site/components/IntentMenu.tsx';
import { openSite } from './siteHarness.tsx';

const items = ['First', 'Second'].map((label) => ({ label, onSelect: () => undefined }));
const first = () => screen.findByRole('menuitem', { name: 'First' });

/** Its button, before any pointer or focus. */
async function untouched(): Promise<HTMLElement> {
  await openSite(<IntentMenu trigger={<button>Menu</button>} items={items} />);
  return screen.findByRole('button', { name: 'Menu' });
}

// The first test: the code of the menu comes once.
it('[UI-5] the button keeps the focus until the menu’s code is there', async () => {
  const button = await untouched();
  let isLost = false;
  const watch = new MutationObserver(() => (isLost ||= !button.isConnected && document.querySelector('[role=menu]') === null));
  watch.observe(document.body, { childList: true, subtree: true });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await first();
  watch.disconnect();
  expect(isLost).toBe(false);
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  '[UI-5] [HDR-3] the first %s opens the menu at its first item, as each later one does',
  async (key) => {
    (await untouched()).focus();
    await userEvent.keyboard(key);
    await waitFor(async () => expect(await first()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await userEvent.keyboard(key);
    await waitFor(async () => expect(await first()).toHaveFocus());
  },
);

it('[UI-5] a press by mouse gives the focus to the menu itself', async () => {
  await userEvent.click(await untouched());
  await waitFor(async () => expect(await screen.findByRole('menu')).toHaveFocus());
});
