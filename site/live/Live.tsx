import type { SiteStore } from '#site/assembler/store.ts';
import type { Manifest } from '#site/boot.ts';
import { useLive, type LiveEvents } from './useLive.ts';

interface LiveProps {
  readonly store: SiteStore;
  readonly merchant: string;
  /** What the page was made with. */
  readonly first: Manifest;
  readonly events: LiveEvents;
}

/** Keeps the page in step with the merchant's config; draws nothing. */
export default function Live({ store, merchant, first, events }: LiveProps): null {
  useLive(store, merchant, first, events);
  return null;
}
