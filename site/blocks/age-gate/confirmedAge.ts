import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Where this browser keeps the age that its user has confirmed. */
const KEY = 'confirmedAge';

/** The age that was confirmed here, 0 for none. */
export function confirmedAge(): number {
  const kept = Number(deviceStorage.getItem(KEY));
  return Number.isInteger(kept) ? kept : 0;
}

export function confirmAge(age: number): void {
  deviceStorage.setItem(KEY, String(age));
}
