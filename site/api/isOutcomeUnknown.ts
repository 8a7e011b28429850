import { ERROR_CODE } from './contract/errorCodes.ts';
import type { CallError } from './errors.ts';

/**
 * Whether nobody knows if a write happened: its answer was lost, or came from something that may have failed after the deed. A
 * sealed request that counts as sent before is one of these: browsers send again by themselves what got no answer.
 */
export function isOutcomeUnknown({ kind, code, status = 0 }: CallError): boolean {
  return kind !== 'refused' || status >= 500 || code === ERROR_CODE.replayed;
}
