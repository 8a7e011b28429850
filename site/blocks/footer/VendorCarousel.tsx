import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { VendorLogo } from '#site/features/games/VendorLogo.tsx';
import { useVendors } from '#site/features/games/vendors.ts';
import { Carousel, Heading } from '#ui';
import * as styles from './Footer.css.ts';

interface VendorCarouselProps {
  /** Maximum number of logos. */
  readonly slides: number;
  readonly everyMs: number;
}

/** Logos of the merchant's vendors; `null` while loading. */
export function VendorCarousel({ slides, everyMs }: VendorCarouselProps) {
  const { t } = useTranslation();
  const { lanes } = useVendors();
  const vendors = useMemo(() => {
    const byCode = new Map(lanes.flatMap((lane) => lane.cards.map((card) => [card.vassalage, card] as const)));
    return [...byCode.values()].slice(0, slides);
  }, [lanes, slides]);
  if (vendors.length === 0) return null;
  return (
    <Carousel
      variant="rail"
      label={t('vendors')}
      name="vendors"
      heading={
        <Heading level={2} size="md">
          {t('vendors')}
        </Heading>
      }
      autoplayMs={everyMs}
      slidesPerView={{ narrow: 2.5, medium: 5, wide: 7 }}
      slides={vendors.map((vendor) => ({
        id: vendor.vassalage,
        content: (
          <div className={styles.vendor}>
            <VendorLogo path={vendor.smallIcon} size={48} />
            <span className={styles.vendorName}>{vendor.displayName}</span>
          </div>
        ),
      }))}
    />
  );
}
