import { ERROR_CODE } from './contract/errorCodes.ts';
import type { CallError } from './errors.ts';

/**
 * Whether the outcome of a write is unknown: network error, 5xx, or a rejected replay of a sealed request, which browsers cause by
 * resending what got no answer.
 */
export function isOutcomeUnknown({ kind, code, status = 0 }: CallError): boolean {
  return kind !== 'refused' || status >= 500 || code === ERROR_CODE.replayed;
}
