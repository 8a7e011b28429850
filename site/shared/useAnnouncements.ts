import { useTranslation } from 'react-i18next';

import { announcements, type Announcement, type Banner } from '#site/api/contract/announcements.ts';
import { useCall } from '#site/api/useCall.ts';

/** How long banners and notices stay fresh: they change a few times a day. */
const FRESH_MS = 5 * 60_000;

interface Announcements {
  readonly banners: readonly Banner[];
  readonly notices: readonly Announcement[];
  readonly pending: boolean;
}

/** The part of `site.json` that says what to ask for. */
interface AnnouncementSettings {
  readonly announcements: { readonly asked: readonly string[] };
}

/** Everything announced, in the page's language: one call for every block that shows a part of it. */
export function useAnnouncements(site: AnnouncementSettings): Announcements {
  const { i18n } = useTranslation();
  const input = { types: site.announcements.asked.join(','), platform: 'W', execution: 'B', language: i18n.language } as const;
  const { data, isPending } = useCall(announcements, input, { staleMs: FRESH_MS });
  return { banners: data?.banners ?? [], notices: data?.player ?? [], pending: isPending };
}
