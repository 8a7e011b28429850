/** Noon of 12 March 2026 in any time zone. */
export const storyClock = (): number => new Date(2026, 2, 12, 12).getTime();
