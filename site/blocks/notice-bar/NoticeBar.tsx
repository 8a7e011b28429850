import { Megaphone } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useModalOpener, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import { Skeleton } from '#ui';
import * as styles from './NoticeBar.css.ts';
import type { Props } from './schema.ts';

/** Lazy: scrolling is not needed for the first paint. */
const Marquee = lazyWithRetry(() => import('#ui/marquee/Marquee.tsx'), 'Marquee');

/** Scrolling titles of the notices. Reserves its space until the list is known to be empty; then it is hidden. */
export default function NoticeBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const modal = useModalOpener();
  const { notices, pending } = useAnnouncements(useSite());
  const place = useRef<HTMLDivElement>(null);
  const settled = usePageIdle(place);
  if (!pending && notices.length === 0) return null;
  const items = notices.map((notice, index) => ({
    id: notice.id,
    content: (
      <button type="button" className={styles.notice} onClick={() => modal.open(props.modal, { index: String(index) })}>
        {notice.title}
      </button>
    ),
  }));
  const still = (
    <ul className={styles.still} aria-label={t('notices')}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  );
  return (
    <div ref={place} className={pending ? styles.waiting : styles.bar}>
      {pending ? (
        <Skeleton />
      ) : (
        <>
          <Megaphone className={styles.mark} size={20} aria-hidden="true" />
          <Suspense fallback={still}>{settled ? <Marquee label={t('notices')} name="notices" items={items} /> : still}</Suspense>
        </>
      )}
    </div>
  );
}
