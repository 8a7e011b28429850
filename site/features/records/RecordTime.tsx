import { Fragment, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { intlTag } from '#site/i18n/i18n.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { dayTime } from './dayTime.ts';
import { useRecordsHost } from './host.ts';
import * as styles from './Records.css.ts';

/** Formats times in records: in the merchant's time zone and the product's format. */
export function useRecordTime(): (at: number) => string {
  const { merchant, site } = useRecordsHost();
  const { timeZone = 'UTC' } = merchant;
  const { date } = site.formats;
  return useCallback((at) => formatIn(at, date, timeZone), [date, timeZone]);
}

/** A time in a record. */
export function RecordTime({ at }: { readonly at: number }) {
  const write = useRecordTime();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      <bdi dir="ltr">
        {write(at)
          .split(' ')
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className={styles.moment}>{part}</span>
            </Fragment>
          ))}
      </bdi>
    </time>
  );
}

/** A time in a list of which each entry has its details: today and yesterday by name, without seconds. */
export function RecordDayTime({ at, now }: { readonly at: number; readonly now: number }) {
  const { i18n } = useTranslation();
  const { merchant, site } = useRecordsHost();
  const { timeZone = 'UTC' } = merchant;
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {dayTime(at, { now, format: site.formats.date, timeZone, tag: intlTag(i18n) })}
    </time>
  );
}
