import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { CallError } from '#site/api/errors.ts';
import RealityCheck from '#site/blocks/reality-check/RealityCheck.tsx';
import { beginSession } from '#site/session/session.ts';
import { openSite } from './siteHarness.tsx';

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const position = { staked: 0, won: 0, net: 0 };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[SEC-6] a reality check that the gateway fails to answer is asked for ever more rarely, and stops play once it is answered', async () => {
  let isBroken = true;
  const { sent } = await openSite(<RealityCheck props={{ history: 'history', limits: 'limits' }} slots={{}} address="modals#check" />, {
    answers: {
      playSession: () => {
        if (isBroken) throw new CallError({ call: 'playSession', kind: 'network' });
        return {
          startedAt: 0,
          now: 0,
          session: position,
          today: position,
          realityCheck: { minutes: 15, choices: [15], dueAt: 0, isDue: true },
        };
      },
    },
  });
  vi.useFakeTimers();
  await act(async () => beginSession({ token: 'abc', type: 0 }));
  await pass(10_000);
  const soon = sent.length;
  expect(soon).toBeGreaterThan(1);
  await pass(300_000);
  sent.splice(0);
  await pass(300_000);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(soon + 2);
  isBroken = false;
  await pass(120_000);
  vi.useRealTimers();
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});
