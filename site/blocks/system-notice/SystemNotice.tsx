import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import { Button, ButtonLink, Heading } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SystemNotice.css.ts';

/** Poll interval of the system status without a live channel. */
const LOOK_EVERY_MS = 30_000;

/** Why the site is closed. When it reopens, the requested page replaces the notice. */
export default function SystemNotice({ props }: BlockProps<Props>) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { name, head } = useMerchant();
  const { data, refetch } = useSystemStatus();
  const closed = data !== undefined && (data.maintenance || data.regionRestriction);

  useEffect(() => {
    const timer = window.setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [refetch]);

  return (
    <section className={styles.page} aria-live="polite">
      <p className={styles.brand}>
        <img src={head.favicon} alt="" width={40} height={40} />
        {name}
      </p>
      <span className={styles.sign}>
        <Icon name={iconNamed(props.icon)} size={44} />
      </span>
      <Heading level={2} size="xxl">
        {text(props.title)}
      </Heading>
      <p className={styles.text}>{text(props.text)}</p>
      {props.showAddress && data && (
        <p className={styles.address}>
          {t('your_address')} <bdi dir="ltr">{data.location.ip}</bdi>
        </p>
      )}
      {props.showService && <ServiceButton />}
      {data && !closed && (
        <ButtonLink variant="ghost" href="/">
          {t('to_home')}
        </ButtonLink>
      )}
    </section>
  );
}

function ServiceButton() {
  const { t } = useTranslation('shell');
  const merchant = useMerchant();
  const { chat } = useSite();
  const support = useCustomerService(merchant, chat);
  return (
    <Button variant="primary" size="lg" iconStart={<Icon name="headset" />} onClick={() => void support.openChat()}>
      {t('service')}
    </Button>
  );
}
