/** Noon of 12 March 2026, wherever the stories are looked at. */
export const storyClock = (): number => new Date(2026, 2, 12, 12).getTime();
