import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { CopyButton, DescriptionList, Row } from '#ui';

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
    <DescriptionList
      items={shown.map(({ name, value, copy, strong }) => ({
        term: name,
        strong,
        value:
          copy === undefined ? (
            value
          ) : (
            <Row as="span" gap="xs" wrap={false}>
              {value}
              <CopyButton value={copy} aria-label={t('copy', { 0: name })} onCopied={onCopied} />
            </Row>
          ),
      }))}
    />
  );
}
