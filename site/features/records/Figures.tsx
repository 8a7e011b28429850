import type { ReactNode } from 'react';

import { Text } from '#ui';
import * as styles from './Records.css.ts';

interface FiguresProps {
  /** Key, label and value. */
  readonly figures: readonly { readonly key: string; readonly name: string; readonly value: ReactNode }[];
}

/** Summary figures, side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, name, value }) => (
        <div key={key} className={styles.figure}>
          <Text as="dt" size="sm" tone="muted">
            {name}
          </Text>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
