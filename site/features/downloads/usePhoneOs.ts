import { useIsHydrated } from '#site/lib/useIsHydrated.ts';
import { phoneOsOf, type PhoneOs } from './apps.ts';

/** The phone's system; `undefined` on other devices, and until the page is hydrated, since a server does not know it. */
export function usePhoneOs(): PhoneOs | undefined {
  return useIsHydrated() ? phoneOsOf(navigator) : undefined;
}
