import { useState } from 'react';

import { checkAffiliate } from '#site/api/contract/register.ts';
import { useCall } from '#site/api/useCall.ts';

interface Affiliate {
  /** Whether the code field is shown: hidden while the URL's code is valid or being checked. */
  readonly asked: boolean;
  /** Reports that the gateway rejected the code. */
  refused(): void;
}

/** Checks the affiliate code from the URL once, on mount [REG-6]. */
export function useAffiliate(code: string | undefined): Affiliate {
  const [wasRefused, setRefused] = useState(false);
  const { isPending, isSuccess } = useCall(
    checkAffiliate,
    { code: code ?? '', domain: location.hostname },
    { enabled: code !== undefined, staleMs: Infinity },
  );
  const unasked = code !== undefined && !wasRefused && (isPending || isSuccess);
  return { asked: !unasked, refused: () => setRefused(true) };
}
