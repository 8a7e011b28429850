import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Manifest } from '#site/boot/manifest.ts';
import { openLiveChannel } from './liveChannel.ts';
import { HIDDEN_MS } from './tabLeader.ts';

const manifest = (artefact: string): Manifest => ({ artefact, skin: 's', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '' });

class Stream extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  constructor() {
    super();
    streams.push(this);
  }
  open(): void {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(artefact: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(manifest(artefact)) }));
  }
  sayRoom(latest: number): void {
    this.dispatchEvent(new MessageEvent('room', { data: String(latest) }));
  }
  close(): void {
    this.readyState = 2;
  }
}

interface OpenTab {
  readonly shown: string[];
  readonly rooms: (number | null)[];
  readonly reached: boolean[];
  close(): void;
}

let streams: Stream[] = [];
let tabs: OpenTab[] = [];

/** Locks and channels work within one document as they do between tabs. */
function openTab(): OpenTab {
  const [shown, rooms, reached]: [string[], (number | null)[], boolean[]] = [[], [], []];
  const close = openLiveChannel({
    merchant: 'demo',
    onManifest: ({ artefact }) => shown.push(artefact),
    onConnection: (open) => reached.push(open),
    onRoom: (latest) => rooms.push(latest),
  });
  const tab = { shown, rooms, reached, close };
  tabs.push(tab);
  return tab;
}

/** Waits for the one stream, and lets it open. */
const opened = async (): Promise<Stream> => {
  const stream = await vi.waitFor(() => {
    const current = streams.filter(({ readyState }) => readyState < 2);
    expect(current).toHaveLength(1);
    return current[0];
  }, 10_000);
  if (stream === undefined) throw new Error('No stream');
  stream.open();
  return stream;
};

const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async () => Response.json(manifest('polled')));
});
afterEach(() => {
  for (const { close } of tabs) close();
  [streams, tabs] = [[], []];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[CFG-12] one stream serves all tabs, and one that is opened later hears at once what holds', async () => {
  const early = [openTab(), openTab(), openTab()];
  const stream = await opened();
  stream.say('first');
  stream.sayRoom(8);
  await vi.waitFor(() => expect(early.map(({ shown, rooms }) => [shown, rooms])).toEqual(early.map(() => [['first'], [8]])));
  const late = openTab();
  await vi.waitFor(() => expect([late.reached, late.shown.at(-1), late.rooms.at(-1)]).toEqual([[true], 'first', 8]));
  expect(streams).toHaveLength(1);
});

it('[CFG-12] another tab takes over when the one with the stream is closed, and none says that the site is lost', async () => {
  const [first, ...others] = [openTab(), openTab(), openTab()];
  await opened();
  first.close();
  const next = await opened();
  next.say('since');
  await vi.waitFor(() => expect(others.map(({ shown }) => shown.at(-1))).toEqual(['since', 'since']));
  expect(others.flatMap(({ reached }) => reached)).not.toContain(false);
});

it('[CFG-12] a tab that holds the lock but is suspended is replaced', async () => {
  // Held by code that never answers.
  navigator.locks.request('live:demo', () => new Promise(() => undefined)).catch(() => undefined);
  vi.useFakeTimers();
  const tab = openTab();
  (await opened()).say('first');
  expect(tab.shown.at(-1)).toBe('first');
});

it('[CFG-12] the stream is closed a while after all tabs are hidden, and opened again when one is shown', async () => {
  vi.useFakeTimers();
  openTab();
  const stream = await opened();
  hide(true);
  await vi.advanceTimersByTimeAsync(HIDDEN_MS);
  expect(stream.readyState).toBe(2);
  hide(false);
  await opened();
});

it('[CFG-12] a frozen tab hands over, and takes part again when it is resumed', async () => {
  openTab();
  const stream = await opened();
  document.dispatchEvent(new Event('freeze'));
  expect(stream.readyState).toBe(2);
  document.dispatchEvent(new Event('resume'));
  await opened();
});

it.each([
  ['locks', () => vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Denied', 'SecurityError'))],
  ['channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
])('[CFG-12] each tab has its own stream where the browser refuses %s between tabs', async (_, refuse) => {
  refuse();
  const both = [openTab(), openTab()];
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  for (const stream of streams) stream.say('first');
  expect(both.map(({ shown }) => shown)).toEqual([['first'], ['first']]);
});
