import { Fragment, useCallback } from 'react';

import { timeIn } from '#site/api/contract/days.ts';
import { useRecordsHost } from './host.ts';
import * as styles from './Records.css.ts';

/** A moment by the tokens of a date pattern and the clock of a zone. */
export function formatIn(at: number, pattern: string, timeZone: string): string {
  const [yyyy = '', MM = '', dd = '', hh = '', mm = '', ss = ''] = timeIn(at, timeZone).split(/\D/);
  const parts: Readonly<Record<string, string>> = { yyyy, MM, dd, hh, mm, ss };
  return pattern.replace(/yyyy|MM|dd|hh|mm|ss/g, (token) => parts[token] ?? token);
}

/** How moments are written in records: by the merchant's clock, in the product's format. */
export function useRecordTime(): (at: number) => string {
  const { merchant, site } = useRecordsHost();
  const { timeZone = 'UTC' } = merchant;
  const { date } = site.formats;
  return useCallback((at) => formatIn(at, date, timeZone), [date, timeZone]);
}

/** A moment in a record. */
export function RecordTime({ at }: { readonly at: number }) {
  const write = useRecordTime();
  return (
    <time dateTime={new Date(at).toISOString()}>
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
