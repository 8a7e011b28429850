import { useTranslation } from 'react-i18next';

import { CopyButton, useToast } from '#ui';
import * as styles from './Records.css.ts';

/** The number of a record, with a copy button, to quote to customer service. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation(['records', 'kit']);
  const toast = useToast();
  const onCopied = (isCopied: boolean): void => {
    toast(isCopied ? { message: t('copied', { 0: number }), tone: 'positive' } : { message: t('copy_failed'), tone: 'critical' });
  };
  return (
    <span className={styles.number}>
      <bdi dir="ltr" className={styles.digits} title={number}>
        {number}
      </bdi>
      <CopyButton value={number} aria-label={t('copy', { 0: number })} onCopied={onCopied} />
    </span>
  );
}
