import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';
import { openSite } from './siteHarness.tsx';

afterEach(cleanup);

const COUNTS = { unreadMessage: 3, unclaimedPromotion: 0, claimableMission: 0, unreadComplaint: 0 };

/** What the page did, in its order. */
const done: string[] = [];

/** As long as a row takes on a slow phone: longer than anything is drawn for without a break. */
function beDrawn(): void {
  const until = performance.now() + 12;
  while (performance.now() < until);
  done.push('drawn');
}

function Slow() {
  beDrawn();
  return <li>row</li>;
}

function List() {
  const { data } = useCall(unreadCount, {});
  return data === undefined ? (
    <p>waiting</p>
  ) : (
    <ul>
      {Array.from({ length: data.unreadMessage }, (_, row) => (
        <Slow key={row} />
      ))}
    </ul>
  );
}

it('[APP-14] while what an answer brings is drawn, the page does other things', async () => {
  let answer: ((counts: typeof COUNTS) => void) | undefined;
  const answered = new Promise<typeof COUNTS>((resolve) => (answer = resolve));
  await openSite(<List />, { answers: { unreadCount: () => answered } });
  await screen.findByText('waiting');
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    done.push('other');
    port2.postMessage(undefined);
  });
  port1.start();
  port2.postMessage(undefined);
  answer?.(COUNTS);
  await screen.findByRole('list');
  port1.close();
  const first = done.indexOf('drawn');
  expect(done.slice(first, done.indexOf('drawn', first + 1))).toContain('other');
});
