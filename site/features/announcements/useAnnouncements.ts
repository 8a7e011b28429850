import { useTranslation } from 'react-i18next';

import {
  announcements,
  announcementsOf,
  type Announcement,
  type AnnouncementSettings,
  type Banner,
} from '#site/api/contract/announcements.ts';
import { useCall } from '#site/api/useCall.ts';
import type { CallError } from '#site/api/errors.ts';

/** Stale time of banners and notices: they change a few times a day. */
const FRESH_MS = 5 * 60_000;

interface Announcements {
  readonly banners: readonly Banner[];
  readonly notices: readonly Announcement[];
  /** Announcements for the daily popup. */
  readonly popups: readonly Announcement[];
  readonly promotions: readonly Announcement[];
  readonly pending: boolean;
  readonly error: CallError | null;
  /** Whether a retry is in progress. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** All announcements in the page's language: one request for all blocks that show a part of them. */
export function useAnnouncements(site: AnnouncementSettings): Announcements {
  const { i18n } = useTranslation();
  const { data, isPending, error, isFetching, refetch } = useCall(announcements, announcementsOf(site, i18n.language), {
    staleMs: FRESH_MS,
  });
  return {
    banners: data?.banners ?? [],
    notices: data?.player ?? [],
    popups: data?.popup ?? [],
    promotions: data?.promotion ?? [],
    pending: isPending,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
