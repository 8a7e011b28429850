import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#ui';
import { isProviderError, type ProviderError } from './port.ts';
import { loadFrames, useFrameSetting, useOffered } from './useFrameSetting.ts';

type Service = 'google' | 'facebook';

/** What a sign-in yields; input of the call `socialLogin`. */
export interface SocialToken {
  readonly provider: Service;
  readonly token: string;
}

interface SocialSignInProps {
  readonly disabled?: boolean;
  readonly onToken: (token: SocialToken) => void;
  /** What the last attempt failed with; `null` when one begins. */
  readonly onProblem: (problem: ProviderError | null) => void;
}

/** A button for each service that the merchant offers; nothing at all where it offers none. */
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
