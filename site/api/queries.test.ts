import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';

import { CallError } from './errors.ts';
import { createQueries } from './queries.ts';

const nothing = (): void => {};

/** What whoever looks sees, one after the other: an error's words, an answer, or that it is waited for. */
function looking() {
  const queries = createQueries();
  const answers: Promise<string>[] = [];
  const observer = new QueryObserver<string>(queries, {
    queryKey: ['anything'],
    queryFn: () => answers.shift() ?? Promise.reject(new Error('no answer')),
    retry: false,
  });
  const seen = (): string => {
    const { data, error, isFetching } = observer.getCurrentResult();
    return `${data ?? error?.message ?? 'nothing'}${isFetching ? ', asking' : ''}`;
  };
  return { queries, answers, observer, seen };
}

it('[ERR-4] a failure stands while it is asked for again, and goes with the answer', async () => {
  const { answers, observer, seen } = looking();
  answers.push(Promise.reject(new Error('away')), Promise.reject(new Error('still away')), Promise.resolve('here'));
  const off = observer.subscribe(nothing);
  expect(seen()).toBe('nothing, asking');
  await observer.refetch();
  expect(seen()).toBe('away');
  const second = observer.refetch();
  expect(seen()).toBe('away, asking');
  await second;
  expect(seen()).toBe('still away');
  const third = observer.refetch();
  expect(seen()).toBe('still away, asking');
  await third;
  expect(seen()).toBe('here');
  off();
});

it('[ERR-4] what is forgotten has not failed: it is asked for as if for the first time', async () => {
  const { queries, answers, observer, seen } = looking();
  answers.push(Promise.reject(new Error('away')), Promise.resolve('here'));
  const off = observer.subscribe(nothing);
  await observer.refetch();
  expect(seen()).toBe('away');
  const again = queries.resetQueries({ queryKey: ['anything'] });
  expect(seen()).toBe('nothing, asking');
  await again;
  expect(seen()).toBe('here');
  off();
});

it.each<[string, number | undefined, number]>([
  ['nothing came back', undefined, 4],
  ['the platform did not answer the server', 504, 2],
])('[ERR-3] a read of which %s (status %s) is made %i times', async (_what, status, times) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = vi.fn(() => Promise.reject(new CallError({ call: 'hotGames', kind: 'network', status })));
  const failed = expect(createQueries().fetchQuery({ queryKey: ['x'], queryFn: asked })).rejects.toThrow('hotGames');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(asked).toHaveBeenCalledTimes(times);
});
