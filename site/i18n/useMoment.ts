import { createContext, useCallback, useContext } from 'react';

import { formatIn } from './moment.ts';
import { merchantZone } from './timeZone.ts';

/** The merchant's time zone (IANA), by which rendering writes moments; UTC where it names none. */
const TimeZoneContext = createContext<string | undefined>(undefined);
export const TimeZoneProvider = TimeZoneContext.Provider;

/** `formatMoment` while rendering: by the clock of the merchant whose page it is. */
export function useMoment(): (at: number, pattern: string) => string {
  const zone = useContext(TimeZoneContext);
  return useCallback((at, pattern) => formatIn(at, pattern, zone ?? merchantZone()), [zone]);
}
