import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { WITHDRAWAL_STATUSES } from '#site/api/contract/cashierRules.ts';
import { useCashierLocation } from '#site/features/cashier/useCashierLocation.ts';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Tabs } from '#ui';
import { PayoutHistory } from './PayoutHistory.tsx';
import { PayoutPage } from './PayoutPage.tsx';
import type { Props } from './schema.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Withdrawals. The URL holds the view, including the order number. */
export default function Withdraw({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Desk {...props} />
    </RecordsProvider>
  );
}

function Desk({ pageSize, setPasswordAt }: Props) {
  const { t } = useTranslation(['cashier', ...MONEY_TEXTS]);
  const place = useCashierLocation(WITHDRAWAL_STATUSES);
  if (place.order !== undefined) return <PayoutPage key={place.order} orderNo={place.order} onBack={place.leave} />;
  return (
    <Tabs
      aria-label={t('payout_views')}
      variant="pill"
      value={place.view}
      tabs={[
        { value: 'new', label: t('payout_new') },
        { value: 'history', label: t('history') },
      ]}
      onChange={(view) => place.show(view === 'history' ? 'history' : 'new')}
    >
      {place.view === 'history' ? (
        <PayoutHistory place={place} pageSize={pageSize} />
      ) : (
        <WithdrawForm setAt={setPasswordAt} onOpen={place.open} />
      )}
    </Tabs>
  );
}
