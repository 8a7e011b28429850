import { useState } from 'react';

import { Icon } from '#site/components/Icon.tsx';
import { useImageSources } from '#site/features/system/cdn.ts';

interface VendorLogoProps {
  /** Address of the picture, from the root or whole. */
  readonly path: string;
  /** CSS pixels, of either side. */
  readonly size: number;
}

/** A vendor's picture, decoration beside its name in menus and rows. Each host is tried once; then a drawing. */
export function VendorLogo({ path, size }: VendorLogoProps) {
  const sources = useImageSources(path);
  // By address, since the hosts come later than the menus that are there from the start.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((address) => !failed.includes(address));
  if (source === undefined) return <Icon name="game" size={size} />;
  return <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setFailed([...failed, source])} />;
}
