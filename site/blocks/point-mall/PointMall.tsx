import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Skeleton, Stack, Tabs } from '#ui';
import { Balance } from './Balance.tsx';
import { Invitation } from './Invitation.tsx';
import type { MallTab } from './query.ts';
import { Rewards } from './Rewards.tsx';
import type { Props } from './schema.ts';
import { useMall } from './useMall.ts';

/** Lazy: most players come for the rewards tab. */
const History = lazyWithRetry(() => import('./History.tsx'), 'History');
const Details = lazyWithRetry(() => import('./Details.tsx'), 'Details');
const Rates = lazyWithRetry(() => import('./Rates.tsx'), 'Rates');
const PART_HEIGHT = 420;

/** The points mall. Non-members see how it works. */
export default function PointMall({ props }: BlockProps<Props>) {
  const session = useFact('session');
  if (session === 'visitor' || session === 'trial') return <Invitation props={props} />;
  return <Mall props={props} />;
}

function Mall({ props }: { readonly props: Props }) {
  const { t } = useTranslation('mall');
  const [{ tab }, go] = useMall();
  const tabs = props.parts.filter((part) => part !== 'balance');
  const [first] = tabs;
  const chosen = tabs.find((known) => known === tab) ?? first;
  const parts: Readonly<Record<MallTab, ReactNode>> = {
    rewards: <Rewards pageSize={props.pageSize} kinds={props.kinds} setPassword={props.setPassword} />,
    history: <History pageSize={props.pageSize} kinds={props.kinds} />,
    details: <Details pageSize={props.pageSize} />,
    rates: <Rates setPassword={props.setPassword} />,
  };
  const shown = chosen && <Suspense fallback={<Skeleton height={PART_HEIGHT} />}>{parts[chosen]}</Suspense>;
  return (
    <RecordsProvider value={useHost()}>
      <Stack gap="xxl">
        {props.parts.includes('balance') && <Balance />}
        {chosen !== undefined &&
          (tabs.length === 1 ? (
            shown
          ) : (
            <Tabs
              aria-label={t('parts')}
              value={chosen}
              onChange={(next) => go({ tab: next === first ? '' : (tabs.find((known) => known === next) ?? '') })}
              tabs={tabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
            >
              {shown}
            </Tabs>
          ))}
      </Stack>
    </RecordsProvider>
  );
}
