import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';
import { openSite } from './siteHarness.tsx';

afterEach(cleanup);

const COUNTS = { unreadMessage: 3, unclaimedPromotion: 0, claimableMission: 0, unreadComplaint: 0 };

function Counts() {
  const { data } = useCall(unreadCount, {}, { staleMs: 0 });
  return <p>{data === undefined ? 'waiting' : `unread: ${data.unreadMessage}`}</p>;
}

/** An entry that a member leaves and comes back to. */
function Entry() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!here)}>turn</button>
      {here && <Counts />}
    </>
  );
}

it('[MEM-1] an entry whose data is there is drawn before its data is asked for again', async () => {
  const { sent } = await openSite(<Entry />, { answers: { unreadCount: () => COUNTS } });
  await screen.findByText('unread: 3');
  const turn = screen.getByRole('button', { name: 'turn' });
  await userEvent.click(turn);
  const drawn = new Promise<number>((resolve) => {
    new MutationObserver(() => requestAnimationFrame(() => resolve(sent.length))).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await userEvent.click(turn);
  expect(screen.getByText('unread: 3')).toBeVisible();
  expect(await drawn).toBe(1);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});
