/** A span of time in whole hours, minutes and seconds; nothing for what has not begun. */
export function partsOf(ms: number): { readonly hours: number; readonly minutes: number; readonly seconds: number } {
  const all = Math.max(0, Math.floor(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** As a clock shows it: `1:05:09`. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  return `${hours}:${two(minutes)}:${two(seconds)}`;
}
