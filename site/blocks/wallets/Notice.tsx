import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './Wallets.css.ts';

interface NoticeProps {
  /** `neutral`: nothing had to be done. */
  readonly tone: 'positive' | 'neutral' | 'critical';
  readonly title: string;
  readonly children?: ReactNode;
}

const ICONS = { positive: CircleCheck, neutral: Info, critical: CircleAlert } as const;

/** Result of a transfer. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = ICONS[tone];
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
