import { useTranslation } from 'react-i18next';

import { useToast } from '#ui';

/** For `CopyButton`: shows `text` when the browser did not let it copy. That it did, the button shows. */
export function useCopyFailed(text: string): (isCopied: boolean) => void {
  const toast = useToast();
  useTranslation('kit');
  return (isCopied) => {
    if (!isCopied) toast({ message: text, tone: 'critical' });
  };
}
