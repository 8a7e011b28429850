import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { VendorCarousel } from '#site/blocks/footer/VendorCarousel.tsx';
import { GamesProvider } from '#site/features/games/host.ts';
import { openSite } from './siteHarness.tsx';

const host = { merchant: { code: 'demo' }, site: { vendors: { esports: [], cockfight: [] } } };
const card = { vassalage: 'PG', displayName: 'Pocket', smallIcon: '/icons/pg.png', isHot: 0 };

it('[GAM-8] [FTR-1] a vendor’s logo comes from the hosts of pictures, from the next one when one fails, and a drawing stands in at the end', async () => {
  await page.viewport(1280, 900);
  // Those that do not exist may fail by themselves before they are made to.
  const seen = new Set<string>();
  const note = ({ target }: Event): unknown => target instanceof HTMLImageElement && seen.add(target.src);
  document.addEventListener('error', note, true);
  onTestFinished(() => document.removeEventListener('error', note, true));
  await openSite(
    <GamesProvider value={host as never}>
      <VendorCarousel slides={10} everyMs={3000} />
    </GamesProvider>,
    {
      answers: {
        systemStatus: () => ({ info: { imageCDNs: ['https://one.invalid', 'https://two.invalid'], launchGameCDNs: [] } }),
        gameVendor: () => ({ data: { lanes: [{ title: 'RNG', cards: [card], gameClassify: [] }] } }),
      },
    },
  );
  const name = await screen.findByText('Pocket');
  const row = name.parentElement;
  await waitFor(() => expect(row?.querySelector('img')?.src).toContain('.invalid'));
  await waitFor(() => {
    const picture = row?.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(picture).toBeNull();
  });
  expect([...seen].toSorted()).toEqual(
    [`${location.origin}/icons/pg.png`, 'https://one.invalid/icons/pg.png', 'https://two.invalid/icons/pg.png'].toSorted(),
  );
  expect(row?.querySelector('svg')).not.toBeNull();
});
