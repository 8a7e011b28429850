import { useSite } from '#site/assembler/sdk/view.ts';
import { useMoment } from '#site/i18n/useMoment.ts';
import * as styles from './NewsRoom.css.ts';

/** Date of an article in the site's format. `at` is epoch milliseconds. */
export function Published({ at }: { readonly at: number }) {
  const moment = useMoment();
  const { date } = useSite().formats;
  const [day = date] = date.split(' ');
  return (
    <time className={styles.date} dateTime={new Date(at).toISOString()}>
      <bdi dir="ltr">{moment(at, day)}</bdi>
    </time>
  );
}
