import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import { setOnline } from './connection.ts';
import { askForFailed, startRecovery } from './recovery.ts';

/** What was asked for, in order. */
const asked: string[] = [];
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
  askForFailed(queries);
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
