import { useTranslation } from 'react-i18next';

import { useMenu, useMerchant, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Text } from '#ui';
import * as styles from './Footer.css.ts';
import type { Props } from './schema.ts';
import { VendorCarousel } from './VendorCarousel.tsx';

/** Vendors, licenses, help menu, minimum age and operator. */
export default function Footer({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const text = useText();
  const merchant = useMerchant();
  const menu = useMenu(props.menu);
  const age = merchant.jurisdiction.minimumAge;
  return (
    <div className={styles.footer}>
      <div className={styles.column}>
        <VendorCarousel slides={props.vendorSlides} everyMs={props.vendorEveryMs} />
        <div className={styles.parts}>
          <ul className={styles.licences}>
            {props.licences.map((licence) => (
              <li key={`${text(licence.title)} ${text(licence.text)}`} className={styles.licence}>
                <Icon name={iconNamed(licence.icon)} size={24} />
                <div>
                  <h3 className={styles.licenceTitle}>{text(licence.title)}</h3>
                  <Text size="sm" tone="muted">
                    {text(licence.text)}
                  </Text>
                  {licence.proof && (
                    <SiteLink href={licence.proof.to} className={styles.link}>
                      {text(licence.proof.authority)} <bdi dir="ltr">{licence.proof.number}</bdi>
                    </SiteLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <nav aria-label={t('help_menu')}>
            <ul className={styles.menu}>
              {menu.map(({ address, item }) => (
                <li key={address} data-item={address}>
                  <SiteLink href={item.to} className={styles.link}>
                    {text(item.label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.legal}>
          <span className={styles.age} role="img" aria-label={t('minimum_age', { 0: age })}>
            <bdi dir="ltr" aria-hidden="true">
              {age}+
            </bdi>
          </span>
          <Text size="sm" tone="muted">
            {text(props.responsiblePlay)}
          </Text>
          <Text size="sm" tone="muted">
            {text(merchant.legal.operator)} {text(merchant.legal.copyright)}
          </Text>
        </div>
      </div>
    </div>
  );
}
