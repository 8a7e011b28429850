import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Local storage key of the confirmed age. */
const KEY = 'confirmedAge';

/** The confirmed age; 0 if none is stored. */
export function confirmedAge(): number {
  const kept = Number(deviceStorage.getItem(KEY));
  return Number.isInteger(kept) ? kept : 0;
}

export function confirmAge(age: number): void {
  deviceStorage.setItem(KEY, String(age));
}
