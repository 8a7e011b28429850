import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { CopyButton } from '#ui';
import * as styles from './Cashier.css.ts';

export interface Detail {
  readonly name: string;
  readonly value: ReactNode;
  /** Text for a copy button. */
  readonly copy?: string;
  /** Highlighted. */
  readonly strong?: boolean;
}

/** Name and value pairs, one per line. Skips `false` and `null`. */
export function DetailList({ facts }: { readonly facts: readonly (Detail | false | null)[] }) {
  const { t } = useTranslation('cashier');
  const onCopied = useCopyFailed(t('copy_failed'));
  const shown = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <dl className={styles.facts}>
      {shown.map(({ name, value, copy, strong }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value} data-strong={strong || undefined}>
            {value}
            {copy !== undefined && <CopyButton value={copy} aria-label={t('copy', { 0: name })} onCopied={onCopied} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
