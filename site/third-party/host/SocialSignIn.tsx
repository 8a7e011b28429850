import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#ui';
import { isProviderError, type ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

type Service = 'google' | 'facebook';

/** Result of a sign-in; input of the call `socialLogin`. */
export interface SocialToken {
  readonly provider: Service;
  readonly token: string;
}

interface SocialSignInProps {
  readonly disabled?: boolean;
  readonly onToken: (token: SocialToken) => void;
  /** Error of the last attempt; `null` when an attempt starts. */
  readonly onProblem: (problem: ProviderError | null) => void;
}

/** Sign-in buttons for the services that the merchant offers; `null` without any. */
export function SocialSignIn({ disabled = false, onToken, onProblem }: SocialSignInProps) {
  const { t } = useTranslation('auth');
  const offered: Readonly<Record<Service, boolean>> = { google: useOffered('google'), facebook: useOffered('facebook') };
  const setting = useFrameSetting();
  const [busy, setBusy] = useState<Service | null>(null);
  const asking = useRef(false);

  const ask = async (provider: Service): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setBusy(provider);
    onProblem(null);
    const label = t(`sign_in_${provider}`);
    try {
      const { signIn } = await loadFrames(provider);
      onToken({ provider, token: await signIn(provider, setting(label), label).signIn() });
    } catch (error) {
      if (!isProviderError(error)) throw error;
      onProblem(error);
    } finally {
      asking.current = false;
      setBusy(null);
    }
  };

  return (['google', 'facebook'] as const)
    .filter((service) => offered[service])
    .map((service) => (
      <Button
        key={service}
        size="lg"
        fullWidth
        loading={busy === service}
        disabled={disabled || (busy !== null && busy !== service)}
        onClick={() => void ask(service)}
      >
        {t(`sign_in_${service}`)}
      </Button>
    ));
}
