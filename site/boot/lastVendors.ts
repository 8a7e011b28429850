import type { Facts } from '#site/assembler/runtime/types.ts';
import { CATEGORIES } from '#site/assembler/runtime/vocabulary.ts';
import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Local storage key of the categories with vendors. */
const keyOf = (merchant: string): string => `vendors.${merchant}`;

/** The categories that had vendors when this browser last knew: the navigation until the gateway answers. Empty if unknown. */
export function readLastVendors(merchant: string): Facts['vendors'] {
  const stored = deviceStorage.getItem(keyOf(merchant))?.split(' ');
  return CATEGORIES.filter((category) => stored?.includes(category));
}

export function storeLastVendors(merchant: string, categories: Facts['vendors']): void {
  deviceStorage.setItem(keyOf(merchant), categories.join(' '));
}
