import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton, useToast } from '#ui';

/** How long it is said that something was copied. */
const SAID_MS = 2000;

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What it is: "account number". */
  readonly what: string;
}

/** Puts a text where it can be pasted from. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation('cashier');
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ message: t('copied', { 0: what }), tone: 'positive' });
    } catch {
      toast({ message: t('copy_failed'), tone: 'critical' });
    }
  };
  return (
    <IconButton size="sm" aria-label={t('copy', { 0: what })} onClick={() => void copy()}>
      {isCopied ? <Check size={16} /> : <Copy size={16} />}
    </IconButton>
  );
}
