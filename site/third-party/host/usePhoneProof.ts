import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '#site/assembler/sdk/view.ts';
import type { phoneProof } from './frames.ts';
import { isProviderError, ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

export interface FormPhoneProof {
  /** Whether Firebase instead of the platform sends and verifies codes. */
  readonly on: boolean;
  /**
   * Sends a code to the number; same response as the platform's call.
   * @throws ProviderError
   */
  send(countryDialingCode: string, mobileNum: string): Promise<{ readonly expiredMinutes: number }>;
  /**
   * A token for the code sent last; calling it again with the same code returns a new token, since each is valid once.
   * @throws ProviderError
   */
  confirm(code: string): Promise<string>;
}

/** Firebase's error code for too many requests, and ours for a missing token. */
const TOO_MANY = 'auth/too-many-requests';
const NO_PROOF = 'no-proof';

const MINUTE = 60;

/** End of Firebase's rate limit for all forms, epoch milliseconds on the browser's clock. */
let blockedUntil = 0;

const tooMany = (): ProviderError =>
  new ProviderError('refused', { provider: 'firebase', code: TOO_MANY, retryAfterMs: blockedUntil - Date.now() });

/** Verification of a mobile number (Firebase) for one form. */
export function usePhoneProof(): FormPhoneProof {
  const { t } = useTranslation('auth');
  const { verification } = useSite();
  const on = useOffered('firebase');
  const setting = useFrameSetting();
  const proof = useRef<ReturnType<typeof phoneProof>>(null);

  return {
    on,
    async send(countryDialingCode, mobileNum) {
      if (Date.now() < blockedUntil) throw tooMany();
      const { phoneProof: open } = await loadFrames('firebase');
      proof.current?.close();
      proof.current = open(setting(t('phone_title')));
      try {
        await proof.current.send(`+${`${countryDialingCode}${mobileNum}`.replaceAll(/\D/g, '')}`);
      } catch (error) {
        if (!isProviderError(error) || error.code !== TOO_MANY) throw error;
        blockedUntil = Date.now() + verification.phoneRetryMs;
        throw tooMany();
      }
      return { expiredMinutes: verification.firebaseSeconds / MINUTE };
    },
    async confirm(code) {
      if (proof.current === null) throw new ProviderError('refused', { provider: 'firebase', code: 'auth/code-expired' });
      const token = await proof.current.confirm(code);
      if (token === null) throw new ProviderError('refused', { provider: 'firebase', code: NO_PROOF });
      return token;
    },
  };
}
