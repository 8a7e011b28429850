import { useEffect } from 'react';

import type { Call, CallInput, CallOutput, KeptAs } from '#site/api/contract/defineCall.ts';
import { keepAnswer, keptAnswer } from '#site/api/kept.ts';
import { useCall } from '#site/api/useCall.ts';

/** A read whose last answer of this visit is shown until the gateway has answered anew, or failed to. Apart from `useCall`, which the first load carries. */
export function useKeptCall<C extends Call & { readonly kept: KeptAs }>(
  row: C,
  input: CallInput<C>,
  options?: { readonly staleMs?: number },
) {
  const { data: known, ...call } = useCall(row, input, options);
  useEffect(() => {
    if (known !== undefined) keepAnswer(row.kept, input, known);
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is kept when it comes; its input came before it
  }, [known]);
  // It has passed the row's own schema: see `keptAnswer`.
  const kept = known === undefined && call.error === null ? (keptAnswer(row, row.kept, input) as CallOutput<C> | undefined) : undefined;
  return { ...call, data: known ?? kept };
}
