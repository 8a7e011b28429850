import type { Banner } from '#site/api/contract/announcements.ts';
import { gate } from '#site/lib/urlGate.ts';

/** Where a banner leads: to an address, or to a vendor's game. */
export type BannerLink = { readonly kind: 'address'; readonly href: string } | { readonly kind: 'game' };

interface LinkSettings {
  /** The page that shows a promotion in full. */
  readonly promotion: string;
  /** Hosts outside that a banner may open. */
  readonly hosts: readonly string[];
}

/**
 * Where a banner leads, by its link type: `URL` as written, `P` to a promotion, `G` to a game. Nothing when it has no link,
 * or one that the URL gate refuses.
 */
export function linkOf({ linkageType, linkage, vendor }: Banner, { promotion, hosts }: LinkSettings): BannerLink | undefined {
  const written = linkage ?? '';
  switch (linkageType) {
    case 'URL':
      return gate(written, hosts) && { kind: 'address', href: written };
    case 'P':
      return promotionOf(written, promotion);
    case 'G':
      return vendor === null || vendor === undefined || vendor === '' ? undefined : { kind: 'game' };
    default:
      return undefined;
  }
}

/** Platforms write the promotion's id with the `#` of their own promotions page, or without. */
function promotionOf(linkage: string, page: string): BannerLink | undefined {
  const id = linkage.replace(/^#/, '');
  return id === '' ? undefined : { kind: 'address', href: `${page}?id=${encodeURIComponent(id)}` };
}
