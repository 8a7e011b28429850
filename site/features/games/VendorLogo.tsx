import { useState } from 'react';

import { Icon } from '#site/components/Icon.tsx';
import { useImageSources } from '#site/features/system/cdn.ts';

interface VendorLogoProps {
  /** Root-relative or absolute URL of the picture. */
  readonly path: string;
  /** Width and height, in CSS pixels. */
  readonly size: number;
}

/** Decorative logo of a vendor in menus and rows. Tries each host once; then an icon. */
export function VendorLogo({ path, size }: VendorLogoProps) {
  const sources = useImageSources(path);
  // Keyed by URL, since hosts load later than the static menus.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((address) => !failed.includes(address));
  if (source === undefined) return <Icon name="game" size={size} />;
  return <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setFailed([...failed, source])} />;
}
