import * as v from 'valibot';

import { manifestSchema, type Manifest } from '#site/boot.ts';
import { gatewayClock } from '#site/shared/clock.ts';

interface LiveOptions {
  readonly merchant: string;
  onManifest(manifest: Manifest): void;
  /** The site is within reach, or was lost. */
  onConnection(open: boolean): void;
  /** Id of the latest message of the chat room; `null` once nobody tells of later ones. */
  onRoom(latest: number | null): void;
}

/** Waits between attempts after a loss, in milliseconds; the last one repeats, where there has ever been a channel. */
const BACK_OFF_MS = [500, 1000, 2000, 4000, 8000, 15_000];
/** Where the channel cannot be opened, the manifest is asked for this often (config format, live channel). */
const POLL_MS = 5 * 60_000;
/** How often it is looked whether the device has slept, or its clock was set: the manifest has the gateway's. */
const LOOK_MS = 2000;

/**
 * Follows the merchant's manifest: server-sent events, and where they cannot connect, the manifest itself on focus
 * and every five minutes. Returns what stops it.
 */
export function openLiveChannel({ merchant, onManifest, onConnection, onRoom }: LiveOptions): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** A static host never has one. */
  let hasOpened = false;
  let isReached = true;
  /** Manifests are numbered as they are asked for, or sent: an answer that was overtaken on its way says nothing new. */
  let asked = 0;
  let received = 0;

  const receive = (value: unknown, number = (asked += 1)): void => {
    const manifest = v.safeParse(manifestSchema, value);
    if (!manifest.success || number < received) return;
    received = number;
    onManifest(manifest.output);
  };
  const reach = (open: boolean): void => {
    isReached = open;
    onConnection(open);
  };

  const connect = (): void => {
    source = new EventSource(`/live?merchant=${encodeURIComponent(merchant)}`);
    source.addEventListener('open', () => {
      attempt = 0;
      hasOpened = true;
      reach(true);
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => receive(parsed(data)));
    source.addEventListener('room', ({ data }: MessageEvent<string>) => onRoom(Number(data)));
    source.addEventListener('error', lose);
  };
  /** Our own back-off: browsers give up for good after some kinds of answer. */
  const lose = (): void => {
    source?.close();
    clearTimeout(retry);
    onRoom(null);
    if (hasOpened || !navigator.onLine) reach(false);
    // There may be none: whether the site is there, and what has changed since the page was made, the manifest says.
    else if (attempt === 0 || !isReached) void poll();
    retry = setTimeout(connect, BACK_OFF_MS[attempt] ?? (hasOpened ? BACK_OFF_MS.at(-1) : POLL_MS));
    attempt += 1;
  };
  // A device that is back need not wait for its turn.
  const tryNow = (): void => {
    if (source?.readyState === EventSource.OPEN) return;
    source?.close();
    clearTimeout(retry);
    attempt = 0;
    connect();
  };

  const poll = async (): Promise<void> => {
    if (document.hidden) return;
    const number = (asked += 1);
    try {
      const response = await fetch(`/config/${merchant}/manifest.json`, { cache: 'no-store' });
      if (response.ok) receive(await response.json(), number);
      if (!hasOpened && !isReached) reach(true);
    } catch {
      // Still out of reach; the next focus or interval asks again.
      if (!hasOpened && isReached) reach(false);
    }
  };
  const ask = (): void => {
    if (source?.readyState !== EventSource.OPEN) void poll();
  };
  const look = (): void => {
    if (gatewayClock.isDoubtful()) void poll();
  };

  connect();
  const intervals = [setInterval(ask, POLL_MS), setInterval(look, LOOK_MS)];
  window.addEventListener('focus', ask);
  // A channel that is open may notice only minutes later that its network is gone.
  window.addEventListener('offline', lose);
  window.addEventListener('online', tryNow);
  return () => {
    source?.close();
    clearTimeout(retry);
    for (const interval of intervals) clearInterval(interval);
    window.removeEventListener('focus', ask);
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', tryNow);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
