import { expect, it } from 'vitest';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { CallError } from '#site/api/errors.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { formatMoment } from './moment.ts';
import { setTimeZoneSource } from './timeZone.ts';

const until = Date.parse('2026-01-15T20:30:00Z');

it('[I18N-3] [SEC-6] an account is shut until a moment by the merchant’s clock, wherever the player’s device is', () => {
  const error = new CallError({ call: 'login', kind: 'refused', code: ERROR_CODE.accountExcluded, value: { until } });
  const said = () => errorText(error, ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as never); // The words do not matter.
  for (const [zone, time] of [
    ['Asia/Manila', '2026-01-16 04:30'],
    ['America/New_York', '2026-01-15 15:30'],
    [undefined, '2026-01-15 20:30'],
  ] as const) {
    setTimeZoneSource(() => zone);
    expect(said()).toBe(`error_excluded_until ${time}`);
  }
  expect(formatMoment(until, 'dd/MM/yyyy hh:mm:ss')).toBe('15/01/2026 20:30:00');
});
