/** An unknown time zone: days would begin at the wrong time. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';

export function timeZoneFaults({ merchant: { timeZone } }: Artefact, files: MergedLayer): Fault[] {
  const file = files.get('merchant.json');
  if (!file || timeZone === undefined || isKnown(timeZone)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  // Who leaves the region out means the zone of that city.
  const hint = zones.find((zone) => zone.toLowerCase().endsWith(`/${timeZone.toLowerCase()}`)) ?? nearest(timeZone, zones);
  const expected = 'the IANA name of a time zone, such as "Asia/Manila"';
  return [placed(file, { code: 'bad-value', pointer: '/timeZone', part: 'value', found: `"${timeZone}"`, expected, hint })];
}

/** Also by an older name, which no list has. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
