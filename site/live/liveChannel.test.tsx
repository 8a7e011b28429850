import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Manifest } from '#site/boot/manifest.ts';
import { openLiveChannel } from './liveChannel.ts';

const manifest = (artefact: string): Manifest => ({ artefact, skin: 's', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '' });

/** A channel that the test opens, feeds and cuts. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static last: Stream | undefined;
  readyState = 0;
  constructor() {
    super();
    Stream.last = this;
  }
  open(): void {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(artefact: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(manifest(artefact)) }));
  }
  fail(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = 2;
  }
}

/** Answers to the manifest's file in the order in which they were asked for; the test gives them when it likes. */
let answers: ((given: Response | Error) => void)[] = [];
const answer = async (at: number, given: string | Error): Promise<void> => {
  const response = typeof given === 'string' ? Response.json(manifest(given)) : given;
  if (response instanceof Response) {
    // Read before it is given: what takes it has nothing to wait for.
    const read: unknown = await response.json();
    response.json = () => Promise.resolve(read);
  }
  answers[at]?.(response);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

const shown: string[] = [];
const reached: boolean[] = [];
let close: () => void;

beforeEach(async () => {
  answers = [];
  for (const list of [shown, reached]) list.length = 0;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)));
      }),
  );
  close = openLiveChannel({
    merchant: 'demo',
    onManifest: ({ artefact }) => shown.push(artefact),
    onConnection: (open) => reached.push(open),
    onRoom: () => undefined,
  });
  await vi.waitFor(() => expect(Stream.last).toBeDefined());
});
afterEach(() => {
  close();
  Stream.last = undefined;
  vi.unstubAllGlobals();
});

describe('[CFG-12] where there is no channel, as on a static host,', () => {
  it('a page that was kept by a cache learns at once of the config since', async () => {
    Stream.last?.fail();
    await answer(0, 'since');
    expect(shown).toEqual(['since']);
  });

  it('nobody is told that the site is out of reach as long as it is there', async () => {
    Stream.last?.fail();
    await answer(0, 'since');
    expect(reached).toEqual([]);
  });

  it('it is said that the site is out of reach, and that it is back', async () => {
    Stream.last?.fail();
    await answer(0, new TypeError('Failed to fetch'));
    expect(reached).toEqual([false]);
    window.dispatchEvent(new Event('focus'));
    await answer(1, 'since');
    expect([reached, shown]).toEqual([[false, true], ['since']]);
  });
});

it('[CFG-12] an older manifest that arrives late does not take the newer one back', async () => {
  Stream.last?.fail();
  window.dispatchEvent(new Event('focus'));
  await answer(1, 'newer');
  await answer(0, 'older');
  expect(shown).toEqual(['newer']);
});

it('[CFG-12] what the channel has said since is not taken back by the file that was asked for before', async () => {
  window.dispatchEvent(new Event('focus'));
  Stream.last?.open();
  Stream.last?.say('newer');
  await answer(0, 'older');
  expect(shown).toEqual(['newer']);
});

it('[ERR-3] a channel that was open and is lost says so at once', () => {
  Stream.last?.open();
  Stream.last?.fail();
  expect(reached).toEqual([true, false]);
});

it('[ERR-3] a channel that is refused while the site answers is no lost connection', async () => {
  Stream.last?.open();
  Stream.last?.fail();
  const lost = Stream.last;
  await vi.waitFor(() => expect(Stream.last).not.toBe(lost));
  Stream.last?.fail();
  await answer(0, 'since');
  expect([reached, shown]).toEqual([[true, false, true], ['since']]);
});
