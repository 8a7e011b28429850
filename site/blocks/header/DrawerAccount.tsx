import { useTranslation } from 'react-i18next';

import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { Money } from '#site/components/Money.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { useSession } from '#site/session/session.ts';
import { Avatar, ButtonLink, Card, Row, Text } from '#ui';
import * as styles from './MenuDrawer.css.ts';
import type { Props } from './schema.ts';

interface DrawerAccountProps {
  readonly to: string;
  readonly deposit: Props['deposit'];
  readonly onClose: () => void;
}

/** Who is logged in, with the balance and the way to a deposit; leads to the member's center. */
export function DrawerAccount({ to, deposit, onClose }: DrawerAccountProps) {
  const { t } = useTranslation();
  const text = useText();
  const { currency } = useMerchant();
  const { member, kind } = useSession();
  const { data } = useCall(balance, {});
  const name = member?.nickname ?? member?.account ?? (kind === 'trial' ? t('guest') : '…');
  const who = (
    <>
      <Avatar name={name} src={member?.icon ?? undefined} />
      <span className={styles.who}>
        <Text as="span" weight="bold" dir="auto" className={styles.nickname}>
          {name}
        </Text>
        {data && <Money amount={data.sumBalance} currency={currency} />}
      </span>
    </>
  );
  return (
    <Card padding="md">
      <Row align="center">
        {kind === 'trial' ? (
          <span className={styles.account}>{who}</span>
        ) : (
          <SiteLink href={to} className={styles.account} onClick={onClose}>
            {who}
          </SiteLink>
        )}
        {deposit && kind !== 'trial' && (
          <ButtonLink href={deposit.to} variant="primary" size="sm" onClick={onClose}>
            {text(deposit.label)}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}
