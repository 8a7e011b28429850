import { useEffect, useRef, type ReactNode } from 'react';

import type { LineMember } from '#site/api/contract/memberTransfer.ts';
import * as styles from './TransferUpline.css.ts';

interface PersonProps {
  readonly member: LineMember;
  /** Relation to the player. */
  readonly title: string;
  /** Takes the focus, because the focused element has unmounted. */
  readonly isNew?: boolean;
  readonly children?: ReactNode;
}

/** The receiver of the money. */
export function Person({ member: { account, name }, title, isNew = false, children }: PersonProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.person}>
      <div ref={words} tabIndex={-1} className={styles.personWords}>
        <p className={styles.note}>{title}</p>
        <p className={styles.personName}>
          <bdi>{account}</bdi>
        </p>
        <p className={styles.note}>
          <bdi>{name}</bdi>
        </p>
      </div>
      {children}
    </div>
  );
}
