import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '#site/assembler/runtime/view.ts';
import type { phoneProof } from './frames.ts';
import { isProviderError, ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

export interface FormPhoneProof {
  /** Whether Firebase sends and checks the codes, instead of the platform. */
  readonly on: boolean;
  /** Sends a code to the number; answers as the platform's own call does. @throws ProviderError */
  send(countryDialingCode: string, mobileNum: string): Promise<{ readonly expiredMinutes: number }>;
  /** A proof for the code that was sent last; the same code gives a fresh one, since each is good once. @throws ProviderError */
  confirm(code: string): Promise<string>;
}

/** Firebase's word for too many requests, and ours for a proof that it did not give. */
const TOO_MANY = 'auth/too-many-requests';
const NO_PROOF = 'no-proof';

const MINUTE = 60;

/** Epoch milliseconds, on the browser's clock, until which Firebase would refuse; whichever form asks. */
let blockedUntil = 0;

const tooMany = (): ProviderError =>
  new ProviderError('refused', { provider: 'firebase', code: TOO_MANY, retryAfterMs: blockedUntil - Date.now() });

/** Proof of a mobile number (Firebase) for one form. */
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
