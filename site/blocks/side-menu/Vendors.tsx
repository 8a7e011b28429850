import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';

import { vendorAddress, type EntryVendors } from '#site/features/games/entryVendors.ts';
import { VendorLogo } from '#site/features/games/VendorLogo.tsx';
import { useLane } from '#site/features/games/vendors.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import * as styles from './SideMenu.css.ts';

interface VendorsProps {
  readonly id?: string;
  readonly below: EntryVendors;
  /** Vendors before "More". */
  readonly count: number;
}

/** The vendors of a category; "More" shows all of them. */
export function Vendors({ id, below, count }: VendorsProps) {
  const { t } = useTranslation();
  const { lane } = useLane(below.category);
  const [all, setAll] = useState(false);
  const chosen = new URLSearchParams(useSearch()).get('page');
  const cards = lane?.cards ?? [];
  return (
    <ul id={id} className={styles.vendors} aria-label={t('vendors')}>
      {cards.slice(0, all ? undefined : count).map((card) => (
        <li key={card.vassalage}>
          <SiteLink
            href={vendorAddress(below, card)}
            className={styles.vendor}
            aria-current={card.vassalage === chosen ? 'page' : undefined}
          >
            <VendorLogo path={card.smallIcon} size={24} />
            {card.displayName}
          </SiteLink>
        </li>
      ))}
      {!all && cards.length > count && (
        <li>
          <button type="button" className={styles.vendor} onClick={() => setAll(true)}>
            {t('more')}
          </button>
        </li>
      )}
    </ul>
  );
}
