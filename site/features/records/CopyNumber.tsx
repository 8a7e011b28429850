import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useCopy } from '#site/lib/useCopy.ts';
import { IconButton } from '#ui';
import * as styles from './Records.css.ts';

/** The number of a record, with a copy button, to quote to customer service. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('records');
  const { isCopied, copy } = useCopy(number, { copied: t('copied', { 0: number }), failed: t('copy_failed') });
  return (
    <span className={styles.number}>
      <bdi dir="ltr" className={styles.digits} title={number}>
        {number}
      </bdi>
      <IconButton size="sm" aria-label={t('copy', { 0: number })} onClick={copy}>
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
      </IconButton>
    </span>
  );
}
