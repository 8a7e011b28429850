import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { offeredProvider, PROVIDER_FLAG, type ProviderName } from '#site/assembler/sdk/providers.ts';
import { useFlag, useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { useVisit } from '#site/lib/visit.ts';
import { localeOf } from '#site/i18n/locales.ts';
import type { FrameSetting } from './frames.ts';
import { ProviderError } from './port.ts';

/** Whether the merchant offers a provider: configured, flag on, and no test double outside of localhost. */
export function useOffered(name: ProviderName): boolean {
  const flag = PROVIDER_FLAG[name];
  const on = useFlag(flag);
  return offeredProvider(name, useMerchant().providers, { [flag]: on }, useVisit().hostname) !== undefined;
}

/** Options for opening a provider's document, which is removed when the form unmounts. `title` describes it to the player. */
export function useFrameSetting(): (title: string) => FrameSetting {
  const { t, i18n } = useTranslation('auth');
  const { verification } = useSite();
  const gone = useRef<AbortController | null>(null);
  useEffect(() => {
    const form = new AbortController();
    gone.current = form;
    return () => form.abort();
  }, []);
  return (title) => ({
    words: { title, close: t('provider_close') },
    language: localeOf(i18n.language).tag,
    timeoutMs: verification.providerTimeoutMs,
    signal: gone.current?.signal ?? AbortSignal.abort(),
  });
}

/**
 * Loads the frames module on demand; most visits do not need it.
 * @throws ProviderError if it fails to load
 */
export async function loadFrames(provider: ProviderName): Promise<typeof import('./frames.ts')> {
  try {
    return await import('./frames.ts');
  } catch {
    throw new ProviderError('unavailable', { provider });
  }
}
