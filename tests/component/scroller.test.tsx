import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Scroller } from '#site/features/games/Scroller.tsx';
import { openSite } from './siteHarness.tsx';

it('[GAM-4] the arrow that has moved a line to its end keeps the focus', async () => {
  await page.viewport(1000, 600);
  await openSite(
    <div style={{ inlineSize: 800 }}>
      <Scroller arrows>
        <div style={{ inlineSize: 1000, blockSize: 50 }} />
      </Scroller>
    </div>,
  );
  const on = await screen.findByRole('button', { name: 'Scroll on' });
  on.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
  expect(document.activeElement).toBe(on);
});
