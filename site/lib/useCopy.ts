import { useEffect, useState } from 'react';

import { useToast } from '#ui';

/** How long it is shown that something was copied. */
const SHOWN_MS = 2000;

/** What is said of it. */
interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

interface Copying {
  /** It was, a moment ago. */
  readonly isCopied: boolean;
  readonly copy: () => void;
}

/** Puts a text where it can be pasted from, and says whether that worked. */
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
