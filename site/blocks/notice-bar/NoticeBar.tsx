import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useModal, useSite, type BlockProps } from '#site/assembler/view.ts';
import { useAnnouncements } from '#site/shared/useAnnouncements.ts';
import { Marquee } from '#ui';
import * as styles from './NoticeBar.css.ts';
import type { Props } from './schema.ts';

/** Titles of the notices, running by. Hidden when there are none. */
export default function NoticeBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const modal = useModal();
  const { notices } = useAnnouncements(useSite());
  if (notices.length === 0) return null;
  return (
    <div className={styles.bar}>
      <Megaphone className={styles.mark} size={20} aria-hidden="true" />
      <Marquee
        label={t('notices')}
        items={notices.map((notice, index) => ({
          id: notice.id,
          content: (
            <button type="button" className={styles.notice} onClick={() => modal.open(props.modal, { index: String(index) })}>
              {notice.title}
            </button>
          ),
        }))}
      />
    </div>
  );
}
