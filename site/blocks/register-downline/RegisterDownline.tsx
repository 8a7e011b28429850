import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { registrationRules } from '#site/api/contract/register.ts';
import { ownRates } from '#site/api/contract/team.ts';
import { useCall } from '#site/api/useCall.ts';
import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Skeleton, Stack, Tabs } from '#ui';
import { ByHand } from './ByHand.tsx';
import { ByLink } from './ByLink.tsx';
import type { Props } from './schema.ts';

/** Creates accounts below the agent. */
export default function RegisterDownline({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Ways {...props} />
    </RecordsProvider>
  );
}

function Ways(props: Props) {
  const { t } = useTranslation(['team', 'auth', 'records', ...MONEY_TEXTS]);
  const own = useCall(ownRates, {}, { staleMs: 0 });
  const rules = useCall(registrationRules, {});
  const [way, setWay] = useState('hand');
  // The links load when their tab is first opened.
  const [isSeen, setSeen] = useState(false);
  if (own.data === undefined || rules.data === undefined) {
    const error = own.error ?? rules.error;
    const retry = async () => Promise.all([own.refetch(), rules.refetch()]);
    return error ? (
      <LoadProblem error={error} onRetry={() => void retry()} retrying={own.isFetching || rules.isFetching} />
    ) : (
      <Stack aria-busy="true">
        <Skeleton height={48} />
        <Skeleton height={160} />
        <Skeleton height={280} />
      </Stack>
    );
  }
  const { rates } = own.data;
  return (
    <Stack>
      <Tabs
        aria-label={t('ways')}
        variant="pill"
        tabs={[
          { value: 'hand', label: t('by_hand') },
          { value: 'link', label: t('by_link') },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next);
          setSeen(true);
        }}
      >
        {/* Both stay mounted: a generated password is stored nowhere else. */}
        <div hidden={way !== 'hand'}>
          <ByHand most={rates} rules={rules.data} />
        </div>
        {isSeen && (
          <div hidden={way !== 'link'}>
            <ByLink most={rates} {...props} />
          </div>
        )}
      </Tabs>
    </Stack>
  );
}
