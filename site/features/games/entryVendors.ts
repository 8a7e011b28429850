import type { VendorCard } from '#site/api/contract/vendors.ts';

/** What a menu entry says of games. */
interface Entry {
  readonly to: string;
  /** The game category that it stands for. */
  readonly category?: string;
  /** Page of the category's vendors, where `to` is none: `launch:LOTT` starts a game. */
  readonly vendors?: string;
}

/** The vendors that open below an entry. */
export interface EntryVendors {
  readonly category: string;
  /** Path of the page that shows one of them, or all. */
  readonly page: string;
}

/**
 * The vendors that open below an entry: it stands for a category, and there is a page that can show one of them. Every menu
 * asks here, so that an entry opens the same wherever it stands.
 */
export function entryVendors({ to, category, vendors }: Entry): EntryVendors | undefined {
  const page = vendors ?? (to.startsWith('/') ? to : undefined);
  return category === undefined || page === undefined ? undefined : { category, page };
}

/** Address of one vendor's games. */
export function vendorAddress({ page }: EntryVendors, { vassalage }: Pick<VendorCard, 'vassalage'>): string {
  return `${page}?page=${encodeURIComponent(vassalage)}`;
}
