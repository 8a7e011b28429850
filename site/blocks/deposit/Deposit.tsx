import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { DEPOSIT_STATUSES } from '#site/api/contract/cashierRules.ts';
import { useCashierLocation } from '#site/features/cashier/useCashierLocation.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Tabs } from '#ui';
import { DepositForm } from './DepositForm.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositPage } from './DepositPage.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import type { Props } from './schema.ts';

/** Deposits. The URL holds the view, including the order number. */
export default function Deposit({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Desk {...props} />
    </RecordsProvider>
  );
}

function Desk({ pageSize, limits, play }: Props) {
  const { t } = useTranslation(['cashier', ...MONEY_TEXTS]);
  const place = useCashierLocation(DEPOSIT_STATUSES);
  if (place.order !== undefined)
    return <DepositPage key={place.order} orderNo={place.order} onBack={place.leave} onNew={() => place.show('new')} play={play} />;
  return (
    <Tabs
      aria-label={t('deposit_views')}
      variant="pill"
      value={place.view}
      tabs={[
        { value: 'new', label: t('deposit_new') },
        { value: 'history', label: t('history') },
      ]}
      onChange={(view) => place.show(view === 'history' ? 'history' : 'new')}
    >
      {place.view === 'history' ? (
        <DepositHistory place={place} pageSize={pageSize} />
      ) : (
        <div className={styles.stack}>
          <OpenOrders onOpen={place.open} />
          <DepositForm onMade={place.open} />
          {limits !== undefined && (
            <SiteLink href={limits} className={styles.link}>
              {t('own_limits')}
            </SiteLink>
          )}
        </div>
      )}
    </Tabs>
  );
}
