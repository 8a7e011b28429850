import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useCopy } from '#site/lib/useCopy.ts';
import { IconButton } from '#ui';

interface CopyButtonProps {
  /** Text to copy. */
  readonly text: string;
  /** Name of the text: "account number". */
  readonly what: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation('cashier');
  const { isCopied, copy } = useCopy(text, { copied: t('copied', { 0: what }), failed: t('copy_failed') });
  return (
    <IconButton size="sm" aria-label={t('copy', { 0: what })} onClick={copy}>
      {isCopied ? <Check size={16} /> : <Copy size={16} />}
    </IconButton>
  );
}
