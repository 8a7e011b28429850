import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import { setOnline } from './connection.ts';
import { refetchFailedQueries, startRecovery } from './recovery.ts';

/** What was asked for, in order. */
const asked: string[] = [];
const timesAsked = (name: string): number => asked.filter((one) => one === name).length;
const MINUTE_MS = 60_000;
let isAway = false;
let queries: QueryClient;

const answering = (name: string) => async () => {
  asked.push(name);
  setOnline(!isAway);
  if (isAway) throw new Error(name);
  return name;
};

beforeEach(() => {
  asked.length = 0;
  isAway = true;
  queries = new QueryClient();
  vi.useFakeTimers();
});
afterEach(() => {
  queries.clear();
  setOnline(true);
  vi.useRealTimers();
});

it('[ERR-4] [GAM-6] what failed is asked for again, but for what is launched once', async () => {
  await queries.prefetchQuery({ queryKey: ['list'], queryFn: answering('list') });
  await queries.prefetchQuery({ queryKey: ['launch'], queryFn: answering('launch'), meta: { once: true } });
  await refetchFailedQueries(queries);
  expect(asked).toEqual(['list', 'launch', 'list']);
});

it('[ERR-3] [ERR-4] where calls fail the gateway is looked for until it answers, and then what failed is asked for again', async () => {
  const stop = startRecovery(queries);
  await queries.prefetchQuery({ queryKey: callKey(systemStatus, { url: 'here' }), queryFn: answering('status') });
  await queries.prefetchQuery({ queryKey: ['list'], queryFn: answering('list') });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(['status', 'list', 'status']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['status', 'list', 'status', 'status', 'list']);
  expect(queries.getQueryData(['list'])).toBe('list');
  stop();
});

it('[ERR-4] what fails by itself while the gateway answers is asked for ever more rarely, and at once again after it was there', async () => {
  const stop = startRecovery(queries);
  let isBroken = true;
  await queries.prefetchQuery({
    queryKey: ['broken'],
    queryFn: async () => {
      asked.push('broken');
      setOnline(!isBroken);
      if (isBroken) throw new Error('broken');
      return 'mended';
    },
  });
  isAway = false;
  await queries.prefetchQuery({ queryKey: callKey(systemStatus, { url: 'here' }), queryFn: answering('status') });
  // At once, then 15, 30, 60 and 120 seconds after the gateway has been found, for which 15 are taken; then every 135.
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(timesAsked('broken')).toBe(5);
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(timesAsked('broken')).toBe(18);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(queries.getQueryData(['broken'])).toBe('mended');
  // A connection that is lost later is another matter.
  isAway = true;
  await queries.prefetchQuery({ queryKey: ['list'], queryFn: answering('list') });
  isAway = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(queries.getQueryData(['list'])).toBe('list');
  stop();
});
