import des from 'des.js/lib/des/des.js';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { useServiceEntries } from '#site/features/customerService/useServiceEntries.ts';
import { openSite } from './siteHarness.tsx';

vi.mock('#site/lib/importWithRetry.ts', { spy: true });

/** As platforms do it. */
function encrypted(link: string, key: string): string {
  const bytes = des.create({ type: 'encrypt', key: new TextEncoder().encode(key) }).final(new TextEncoder().encode(link));
  return btoa(String.fromCharCode(...bytes)) + key;
}

const merchant = { domains: ['localhost'], links: { hosts: ['chat.example.com'] } };

function Ways() {
  const entries = useServiceEntries(merchant);
  return <p>{entries === undefined ? 'none yet' : entries.map(({ csType }) => csType).join(', ')}</p>;
}

it('[FTR-6] customer service is there after all where the code that reads its links did not arrive at first', async () => {
  let asked = 0;
  vi.mocked(importWithRetry).mockImplementation(async (load, name) => {
    if (name === 'decipher' && (asked += 1) === 1) throw new TypeError('Failed to fetch');
    return load();
  });
  const customerService = [{ csType: 'LIVECHAT', path: encrypted('https://chat.example.com/live', 'k3y-Ab9!') }];
  await openSite(<Ways />, { answers: { systemStatus: () => ({ info: { customerService } }) } });
  expect(await screen.findByText('none yet')).toBeVisible();
  expect(await screen.findByText('LIVECHAT')).toBeVisible();
  expect(asked).toBe(2);
});
