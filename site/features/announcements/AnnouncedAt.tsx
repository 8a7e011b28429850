import type { Announcement } from '#site/api/contract/announcements.ts';
import { useMoment } from '#site/i18n/useMoment.ts';

interface AnnouncedAtProps {
  readonly announcement: Pick<Announcement, 'startDateStr' | 'startDate'>;
  /** The site's date format, for a date that the platform has not formatted. */
  readonly format: string;
  readonly className?: string;
}

/** Date of an announcement, as formatted by the platform if possible. */
export function AnnouncedAt({ announcement: { startDateStr, startDate }, format, className }: AnnouncedAtProps) {
  const moment = useMoment();
  const text = startDateStr || (startDate === undefined ? '' : moment(startDate, format));
  if (text === '') return null;
  return (
    <time {...(className && { className })} {...(startDate !== undefined && { dateTime: new Date(startDate).toISOString() })}>
      <bdi dir="ltr">{text}</bdi>
    </time>
  );
}
