import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Challenge } from '#site/api/contract/envelope.ts';
import { factorCode } from '#site/api/contract/login.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useSmsCode, type SmsCode } from './useSmsCode.ts';

/** Factors that a code is sent for. */
export type SentFactor = 'sms' | 'email';

interface FactorCodeOptions {
  readonly challenge: Challenge;
  /** How long a code is good where the gateway does not say, minutes. */
  readonly defaultMinutes: number;
  /** The challenge has run out. */
  readonly onCancel: (problem: CallError) => void;
}

/** Sends the code of a factor; resending waits for its time to run out, also after another factor was chosen. */
export function useFactorCode(factor: SentFactor, { challenge, defaultMinutes, onCancel }: FactorCodeOptions): SmsCode {
  const client = useClient();
  return useSmsCode({
    ready: async () => true,
    request: async () => {
      try {
        return await client.call(factorCode, { challenge: challenge.id, factor });
      } catch (error) {
        if (isCallError(error) && error.code === ERROR_CODE.challengeExpired) onCancel(error);
        throw error;
      }
    },
    defaultMinutes,
  });
}
