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

/** How long banners and notices stay fresh: they change a few times a day. */
const FRESH_MS = 5 * 60_000;

interface Announcements {
  readonly banners: readonly Banner[];
  readonly notices: readonly Announcement[];
  /** What greets a player once a day. */
  readonly popups: readonly Announcement[];
  readonly promotions: readonly Announcement[];
  readonly pending: boolean;
  readonly error: CallError | null;
  /** Another try is under way. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Everything announced, in the page's language: one call for every block that shows a part of it. */
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
