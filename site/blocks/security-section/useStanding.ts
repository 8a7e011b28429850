import { useTranslation } from 'react-i18next';

import { RECOVERY_CODES } from '#site/api/contract/securityRules.ts';
import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { deviceName } from '#site/features/security/deviceName.ts';
import type { Security, State } from '#site/features/security/states.ts';
import type { BadgeTone } from '#ui';

/** Status of a section. */
export interface Standing {
  /** Current value, masked if personal; `undefined` if there is none to show. */
  readonly value?: string | undefined;
  readonly badge?: { readonly tone: BadgeTone; readonly text: string } | undefined;
  /** Label of the button. */
  readonly action: string;
  /** Not set yet: the button is highlighted. */
  readonly isMissing?: boolean;
}

/** Returns the localized status of each section. */
export function useStanding(): (state: State | undefined, security: Security) => Standing {
  const { t } = useTranslation('security');
  const { timeZone = 'UTC' } = useMerchant();
  const pattern = useSite().formats.date;
  const time = (at: number): string => formatIn(at, pattern, timeZone);
  const set = { tone: 'positive', text: t('is_set') } as const;
  const missing = { badge: { tone: 'caution', text: t('is_missing') }, isMissing: true } as const;

  /** Status of a bound or unbound contact. */
  const bound = (value: string | null): Standing =>
    value === null ? { ...missing, action: t('add') } : { value, badge: set, action: t('change') };

  const standings: Readonly<Record<State, (security: Security) => Standing>> = {
    avatar: () => ({ action: t('change') }),
    nickname: ({ nickname }) => ({ value: nickname, action: t('change') }),
    password: () => ({ badge: set, action: t('change') }),
    paymentPassword: ({ paymentPassword: { set: isSet, lockedUntil } }) => {
      if (!isSet) return { ...missing, action: t('set_up') };
      if (lockedUntil === null) return { badge: set, action: t('change') };
      const locked = { tone: 'critical', text: t('is_locked') } as const;
      return { value: t('locked_until', { 0: time(lockedUntil) }), badge: locked, action: t('change') };
    },
    email: ({ email }) => bound(email),
    mobile: ({ mobile }) => bound(mobile),
    authenticator: ({ authenticator, recoveryCodes }) =>
      authenticator
        ? {
            value: t('recovery_left', { 0: String(recoveryCodes), 1: String(RECOVERY_CODES) }),
            badge: { ...set, text: t('is_on') },
            action: t('change'),
          }
        : { ...missing, action: t('turn_on') },
    logins: ({ lastLogin }) => ({
      value: lastLogin === null ? undefined : `${time(lastLogin.at)} · ${deviceName(lastLogin, t)}`,
      badge: lastLogin?.isNew === true ? { tone: 'caution', text: t('new_device') } : undefined,
      action: t('view'),
    }),
  };
  return (state, security) => (state === undefined ? { action: t('open') } : standings[state](security));
}
