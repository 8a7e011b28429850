import type { VendorCard } from '#site/api/contract/vendors.ts';

/** A menu entry's data about games. */
interface Entry {
  readonly to: string;
  /** Game category of the entry. */
  readonly category?: string;
  /** Page of the category's vendors if `to` is not a page: `launch:LOTT` launches a game. */
  readonly vendors?: string;
}

/** The vendors below a menu entry. */
export interface EntryVendors {
  readonly category: string;
  /** Path of the page for one or all of them. */
  readonly page: string;
}

/** The vendors below a menu entry, if it has a category and a page for its vendors. Shared by all menus, so that they are consistent. */
export function entryVendors({ to, category, vendors }: Entry): EntryVendors | undefined {
  const page = vendors ?? (to.startsWith('/') ? to : undefined);
  return category === undefined || page === undefined ? undefined : { category, page };
}

/** URL of one vendor's games. */
export function vendorAddress({ page }: EntryVendors, { vassalage }: Pick<VendorCard, 'vassalage'>): string {
  return `${page}?page=${encodeURIComponent(vassalage)}`;
}
