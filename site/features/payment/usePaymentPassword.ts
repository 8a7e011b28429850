import { securityConfig } from '#site/api/contract/security.ts';
import { useCall } from '#site/api/useCall.ts';

/** Whether the member has a payment password; `unknown` after an error, `undefined` while loading. */
export function usePaymentPassword(): 'set' | 'missing' | 'unknown' | undefined {
  const { data, isPending } = useCall(securityConfig, {}, { staleMs: 0 });
  if (isPending) return undefined;
  if (data === undefined) return 'unknown';
  return data.paymentPassword.set ? 'set' : 'missing';
}
