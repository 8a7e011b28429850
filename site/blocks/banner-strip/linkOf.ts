import type { Banner } from '#site/api/contract/announcements.ts';
import { gate } from '#site/shared/urlGate.ts';

/**
 * Where a banner leads, by its link type: `URL` as written, `P` to a promotion. Nothing when it has no link or the
 * URL gate refuses it. Game banners (`G`) lead to their vendor's lobby.
 */
export function linkOf({ linkageType, linkage, vendor }: Banner): string | undefined {
  const address = addressOf(linkageType ?? undefined, linkage ?? '', vendor ?? '');
  return address !== undefined && gate(address) ? address : undefined;
}

function addressOf(type: Banner['linkageType'] | undefined, linkage: string, vendor: string): string | undefined {
  switch (type) {
    case 'URL':
      return linkage;
    case 'P':
      return `/promotions#${encodeURIComponent(linkage)}`;
    case 'G':
      return vendor === '' ? undefined : `/rng?page=${encodeURIComponent(vendor)}`;
    default:
      return undefined;
  }
}
