/** Splits a duration into hours, minutes and seconds; negative values count as zero. */
export function partsOf(ms: number): { readonly hours: number; readonly minutes: number; readonly seconds: number } {
  const all = Math.max(0, Math.floor(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Formats a duration as a clock: `1:05:09`. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  return `${hours}:${two(minutes)}:${two(seconds)}`;
}
