import { useTranslation } from 'react-i18next';

import { announcements, type Announcement, type Banner } from '#site/api/contract/announcements.ts';
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

/** The part of `site.json` that says what to ask for. */
interface AnnouncementSettings {
  readonly announcements: { readonly asked: readonly string[]; readonly execution: string };
  readonly platform: { readonly announcementPlatform: string };
}

/** Everything announced, in the page's language: one call for every block that shows a part of it. */
export function useAnnouncements({ announcements: { asked, execution }, platform }: AnnouncementSettings): Announcements {
  const { i18n } = useTranslation();
  const input = { types: asked.join(','), platform: platform.announcementPlatform, execution, language: i18n.language };
  const { data, isPending, error, isFetching, refetch } = useCall(announcements, input, { staleMs: FRESH_MS });
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
