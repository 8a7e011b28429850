import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './Wallets.css.ts';

interface NoticeProps {
  readonly tone: 'positive' | 'critical';
  readonly title: string;
  readonly children?: ReactNode;
}

/** What came of moving money. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = tone === 'positive' ? CircleCheck : CircleAlert;
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon size={20} aria-hidden="true" className={styles.noticeIcon} />
      <div className={styles.noticeWords}>
        <p className={styles.noticeTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}
