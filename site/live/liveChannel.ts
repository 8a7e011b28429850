import * as v from 'valibot';

import { manifestSchema, type Manifest } from '#site/boot/manifest.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { openEventStream, POLL_MS, type LiveNews } from './eventStream.ts';
import { joinTabs } from './tabLeader.ts';

interface LiveOptions {
  readonly merchant: string;
  onManifest(manifest: Manifest): void;
  /** The site is reachable, or not. */
  onConnection(open: boolean): void;
  /** Id of the latest chat message; `null` once later ones are not announced. */
  onRoom(latest: number | null): void;
}

/** How often to check whether the device slept or its clock was set. */
const LOOK_MS = 2000;

/** Checked, since another tab may run another version of the site. */
const newsSchema = v.object({ connected: v.optional(v.boolean()), manifest: v.optional(v.unknown()), room: v.optional(v.number()) });

/**
 * Follows the merchant's manifest: one tab holds a stream of server-sent events for all; without a stream each tab polls the manifest
 * on focus and every five minutes. Returns a function that stops it.
 */
export function openLiveChannel({ merchant, onManifest, onConnection, onRoom }: LiveOptions): () => void {
  let isOpen = false;
  let hasOpened = false;
  let isReached = true;
  /** Failed attempts to connect since the stream was last open. */
  let losses = 0;
  /** Sequence number of manifests: a response that a newer one overtook is dropped. */
  let asked = 0;
  let received = 0;
  let latest: { manifest?: Manifest; room?: number } = {};

  const receive = (value: unknown, number = (asked += 1)): void => {
    const manifest = v.safeParse(manifestSchema, value);
    if (!manifest.success || number < received) return;
    received = number;
    latest = { ...latest, manifest: manifest.output };
    onManifest(manifest.output);
  };
  const reach = (open: boolean): void => {
    isReached = open;
    onConnection(open);
  };

  const open = (): void => {
    losses = 0;
    if (isOpen) return;
    isOpen = true;
    hasOpened = true;
    reach(true);
  };
  const lose = (): void => {
    isOpen = false;
    delete latest.room;
    onRoom(null);
    if (losses === 0 && (hasOpened || !navigator.onLine)) reach(false);
    // Without a stream, the manifest shows whether the site is reachable and what has changed.
    else if (losses === 0 || !isReached) void poll();
    losses += 1;
  };
  const hear = ({ connected, manifest, room }: LiveNews): void => {
    if (connected !== undefined) (connected ? open : lose)();
    if (manifest !== undefined) receive(manifest);
    if (room !== undefined) onRoom((latest.room = room));
  };

  const poll = async (): Promise<void> => {
    if (document.hidden) return;
    const number = (asked += 1);
    try {
      const response = await fetch(`/config/${merchant}/manifest.json`, { cache: 'no-store' });
      if (!response.ok) return;
      receive(await response.json(), number);
      if (!isReached) reach(true);
    } catch {
      // Still unreachable; the next focus or interval retries.
      if (!isOpen && isReached) reach(false);
    }
  };
  const ask = (): void => {
    if (!isOpen) void poll();
  };
  const look = (): void => {
    if (gatewayClock.isUncertain()) void poll();
  };

  const tabs = joinTabs(`live:${merchant}`, {
    lead() {
      isOpen = false;
      losses = 0;
      return openEventStream({
        merchant,
        hasOpened: () => hasOpened,
        onNews(news) {
          tabs.send(news);
          hear(news);
        },
      });
    },
    state: (): LiveNews => ({
      connected: isOpen || (losses > 0 ? false : undefined),
      manifest: latest.manifest && upToDate(latest.manifest),
      room: latest.room,
    }),
    onMessage(message) {
      const news = v.safeParse(newsSchema, message);
      if (news.success) hear(news.output);
    },
  });
  const intervals = [setInterval(ask, POLL_MS), setInterval(look, LOOK_MS)];
  window.addEventListener('focus', ask);
  return () => {
    tabs.leave();
    for (const interval of intervals) clearInterval(interval);
    window.removeEventListener('focus', ask);
  };
}

/** The manifest with the current time; 0 on a static host, which has no clock. */
const upToDate = (manifest: Manifest): Manifest => ({ ...manifest, now: manifest.now && gatewayClock.now() });
