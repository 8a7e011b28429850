import type { Banner } from '#site/api/contract/announcements.ts';
import { gate } from '#site/lib/urlGate.ts';

/** Target of a banner: an address or a vendor's game. */
export type BannerLink = { readonly kind: 'address'; readonly href: string } | { readonly kind: 'game' };

interface LinkSettings {
  /** Page of the promotion details. */
  readonly promotion: string;
  /** External hosts that banners may open. */
  readonly hosts: readonly string[];
}

/**
 * Target of a banner by link type: `URL` as written, `P` a promotion, `G` a game. `undefined` without a link, or if the URL gate rejects
 * it.
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

/** Platforms write the promotion's id with or without the `#` of their promotions page. */
function promotionOf(linkage: string, page: string): BannerLink | undefined {
  const id = linkage.replace(/^#/, '');
  return id === '' ? undefined : { kind: 'address', href: `${page}?id=${encodeURIComponent(id)}` };
}
