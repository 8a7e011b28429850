import { useEffect, useState } from 'react';

import { useToast } from '#ui';

/** How long "copied" is shown, in milliseconds. */
const SHOWN_MS = 2000;

/** Messages after success and failure. */
interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

interface Copying {
  /** True for a moment after copying. */
  readonly isCopied: boolean;
  readonly copy: () => void;
}

/** Copies a text to the clipboard and reports the result. */
export function useCopy(text: string, { copied, failed }: CopyWords): Copying {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const put = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ message: copied, tone: 'positive' });
    } catch {
      toast({ message: failed, tone: 'critical' });
    }
  };
  return { isCopied, copy: () => void put() };
}
