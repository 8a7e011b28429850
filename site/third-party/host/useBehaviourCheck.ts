import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { geetestId, type GeetestResult } from '#site/api/contract/verification.ts';
import { isCallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { PROVIDER_FLAG } from '#site/assembler/runtime/providers.ts';
import { useFlag } from '#site/assembler/runtime/view.ts';
import { isProviderError, ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

export interface FormCheck {
  /** The check is wanted and cannot be had: the form shows its captcha, which the gateway takes in its place. */
  readonly fallback: boolean;
  /** It may be had after all: the form shows a button that calls `retry`. */
  readonly canRetry: boolean;
  /**
   * For the payload; `undefined` where the merchant checks nothing, or the captcha stands in. `product`: which form asks.
   * @throws ProviderError, or CallError when the gateway is out of reach
   */
  verify(product: 'login' | 'register'): Promise<GeetestResult | undefined>;
  /** The next `verify` tries the check again. */
  retry(): void;
}

/** A gateway that cannot be reached fails the form as ever; one that knows no id cannot check. */
function withoutId(error: unknown): never {
  if (isCallError(error) && error.kind !== 'network' && error.kind !== 'cancelled')
    throw new ProviderError('unavailable', { provider: 'geetest', code: error.code });
  throw error;
}

/** Behaviour verification (GeeTest) of one form, run by its submit. */
export function useBehaviourCheck(): FormCheck {
  const { t } = useTranslation('auth');
  const client = useClient();
  const wanted = useFlag(PROVIDER_FLAG.geetest);
  // Not so where the flag is on and the merchant has configured nothing.
  const offered = useOffered('geetest');
  const setting = useFrameSetting();
  const [failed, setFailed] = useState(false);
  // Read by the very submit that a retry starts.
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
