const DAY_S = 86_400;
const HOUR_S = 3600;
const MINUTE_S = 60;

const two = (count: number): string => String(count).padStart(2, '0');

/** Seconds as whole days and a clock: `04:05`, or `03:04:05` from an hour on. */
export function clockText(seconds: number): { readonly days: number; readonly clock: string } {
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const rest = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`;
  return { days, clock: days > 0 || hours > 0 ? `${two(hours)}:${rest}` : rest };
}
