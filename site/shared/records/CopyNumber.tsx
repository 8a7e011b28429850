import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton, useToast } from '#ui';
import * as styles from './Records.css.ts';

/** How long it is said that a number was copied. */
const SAID_MS = 2000;

/** The number of a record, to be quoted to customer service. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('records');
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
      toast({ message: t('copied', { 0: number }), tone: 'positive' });
    } catch {
      toast({ message: t('copy_failed'), tone: 'critical' });
    }
  };
  return (
    <span className={styles.number}>
      <bdi dir="ltr" className={styles.digits} title={number}>
        {number}
      </bdi>
      <IconButton size="sm" aria-label={t('copy', { 0: number })} onClick={() => void copy()}>
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
      </IconButton>
    </span>
  );
}
