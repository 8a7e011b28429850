import { useState } from 'react';

import { checkAffiliate } from '#site/api/contract/register.ts';
import { useCall } from '#site/api/useCall.ts';

interface Affiliate {
  /** Whether the player is asked for the code: not while one of the address is good, or still looked up. */
  readonly asked: boolean;
  /** The code turned out to be no good after all. */
  refused(): void;
}

/** Looks up the affiliate code that the player came with, once, when the form appears (REG-6). */
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
