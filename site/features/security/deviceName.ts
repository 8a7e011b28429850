import type { TFunction } from 'i18next';

import type { LoginEvent } from '#site/api/contract/security.ts';

/** Name of a device: "Chrome on Windows". */
export function deviceName({ browser, system }: Pick<LoginEvent, 'browser' | 'system'>, t: TFunction<'security'>): string {
  if (browser === null && system === null) return t('device_unknown');
  return browser === null || system === null ? (browser ?? system ?? '') : t('device', { 0: browser, 1: system });
}
