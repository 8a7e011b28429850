const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const two = (part: number): string => String(part).padStart(2, '0');

/** Formats seconds as a clock: `04:59`, or with hours `1:00:00`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  const rest = `${two(minutes)}:${two(seconds % MINUTE_S)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
