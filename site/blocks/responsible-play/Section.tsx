import { useId, type ReactNode } from 'react';

import * as styles from './ResponsiblePlay.css.ts';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A section with heading and description. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{text}</p>
      </div>
      {children}
    </section>
  );
}
