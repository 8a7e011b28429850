import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Level } from '#site/features/account/Level.tsx';
import { openSite } from './siteHarness.tsx';

const silver = { rankLevel: 2, labelName: 'Silver', points: 2000, missing: 0 };

it.each([
  ['on the way to the next level', 1840, silver, '1,840 / 2,000'],
  ['beyond the next level, until the platform raises it', 3840, silver, '3,840 XP'],
  ['of the highest level', 3840, null, '3,840 XP'],
])('[HDR-9] points %s', async (_, points, next, text) => {
  const answers = { rankProgress: () => ({ rankLevel: 1, labelName: 'Bronze', points, next }) };
  await openSite(<Level to="/vip" onFollow={undefined} />, { answers });
  expect(await screen.findByRole('link')).toHaveTextContent(`Bronze${text}`);
});
