import type { ReactNode } from 'react';

import * as styles from './Cashier.css.ts';
import { CopyButton } from './CopyButton.tsx';

export interface Detail {
  readonly name: string;
  readonly value: ReactNode;
  /** What a press copies, where that helps. */
  readonly copy?: string;
  /** Stands out from the others. */
  readonly strong?: boolean;
}

/** Names and values, a line each. What is `false` or `null` is left out. */
export function DetailList({ facts }: { readonly facts: readonly (Detail | false | null)[] }) {
  const shown = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <dl className={styles.facts}>
      {shown.map(({ name, value, copy, strong }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value} data-strong={strong || undefined}>
            {value}
            {copy !== undefined && <CopyButton text={copy} what={name} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
