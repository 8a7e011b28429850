import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { geetestId, type GeetestResult } from '#site/api/contract/verification.ts';
import { isCallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { PROVIDER_FLAG } from '#site/assembler/sdk/providers.ts';
import { useFlag } from '#site/assembler/sdk/view.ts';
import { isProviderError, ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

export interface FormCheck {
  /** The check is required but unavailable: the form shows its captcha, which the gateway accepts instead. */
  readonly fallback: boolean;
  /** A retry is possible: the form shows a button that calls `retry`. */
  readonly canRetry: boolean;
  /**
   * Result for the payload; `undefined` if the merchant requires no check, or the captcha replaces it. `product`: the form.
   * @throws ProviderError, or CallError if the gateway is unreachable
   */
  verify(product: 'login' | 'register'): Promise<GeetestResult | undefined>;
  /** Makes the next `verify` try the check again. */
  retry(): void;
}

/** An unreachable gateway fails the form as usual; one without an id cannot check. */
function withoutId(error: unknown): never {
  if (isCallError(error) && error.kind !== 'network' && error.kind !== 'cancelled')
    throw new ProviderError('unavailable', { provider: 'geetest', code: error.code });
  throw error;
}

/** Behavior verification (GeeTest) of one form, run on submit. */
export function useBehaviourCheck(): FormCheck {
  const { t } = useTranslation('auth');
  const client = useClient();
  const wanted = useFlag(PROVIDER_FLAG.geetest);
  // False if the flag is on but the merchant has no configuration.
  const offered = useOffered('geetest');
  const setting = useFrameSetting();
  const [failed, setFailed] = useState(false);
  // A ref, so that the submit triggered by a retry reads the new value.
  const given = useRef(false);
  const give = (up: boolean): void => {
    given.current = up;
    setFailed(up);
  };

  return {
    fallback: wanted && (!offered || failed),
    canRetry: offered && failed,
    async verify(product) {
      if (!offered || given.current) return undefined;
      try {
        const { gt } = await client.call(geetestId, { product }).catch(withoutId);
        const { behaviourCheck } = await loadFrames('geetest');
        return await behaviourCheck(setting(t('check_title')), gt).verify();
      } catch (error) {
        if (isProviderError(error) && error.kind !== 'closed') give(true);
        throw error;
      }
    },
    retry: () => give(false),
  };
}
