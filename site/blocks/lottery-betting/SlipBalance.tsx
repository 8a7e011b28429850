import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { mainBalance } from '#site/features/cashier/mainBalance.ts';
import { Money } from '#site/components/Money.tsx';
import { useSession } from '#site/session/session.ts';
import { Text } from '#ui';

/** The balance that bets are paid from. */
export function SlipBalance() {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const { kind } = useSession();
  const { data } = useCall(balance, {}, { enabled: kind !== 'visitor' });
  if (!data) return null;
  return (
    <Text as="span" size="sm" tone="muted">
      {t('balance')} <Money amount={mainBalance(data)} currency={currency} />
    </Text>
  );
}
