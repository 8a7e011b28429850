import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createSiteStore } from '#site/assembler/runtime/store.ts';
import type { Manifest } from '#site/boot/manifest.ts';
import { small } from '../../tests/vectors/small.ts';
import { useLive } from './useLive.ts';

const manifest = (artefact: string): Manifest => ({ artefact, skin: 's', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '' });
const FIRST = manifest('first');

class Stream extends EventTarget {
  static readonly OPEN = 1;
  static last: Stream | undefined;
  readonly readyState = Stream.OPEN;
  constructor() {
    super();
    Stream.last = this;
  }
  close(): void {}
}

/** What is wrong with a file as it is asked for; an empty list is a network that works. */
let failures: string[] = [];
const shown: string[] = [];
const { artefact } = small();

/** One after the other, without waiting for what comes of them in between. */
async function say(...hashes: readonly string[]): Promise<void> {
  await act(async () => {
    for (const hash of hashes) Stream.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(manifest(hash)) }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

beforeEach(async () => {
  shown.length = 0;
  failures = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async () => {
    if (failures.pop() !== undefined) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => structuredClone(artefact) };
  });
  const store = createSiteStore({ artefact, known: {}, now: () => 0, report: () => undefined });
  const events = { onArtefact: (hash: string) => void shown.push(hash), onFault: () => undefined };
  function Page(): null {
    useLive(store, 'small', FIRST, events);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(Stream.last).toBeDefined());
});
afterEach(() => {
  cleanup();
  Stream.last = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[CFG-12] config that did not arrive is asked for again, though the channel says nothing more', async () => {
  failures = ['lost'];
  await say('second');
  expect(shown).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.waitFor(() => expect(shown).toEqual(['second']));
});

it('[CFG-12] the newest config is shown when the one before it was lost', async () => {
  failures = ['lost'];
  // Both are announced before the first of them has failed.
  await say('second', 'third');
  await vi.waitFor(() => expect(shown).toEqual(['third']));
});
