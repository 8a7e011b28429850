import { useTranslation } from 'react-i18next';

import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { Countdown, type CountdownProps } from '#ui';

/** Countdown on the gateway's clock. */
export function GatewayCountdown(props: Omit<CountdownProps, 'now'>) {
  useTranslation('kit');
  return <Countdown {...props} now={useGatewayClock()} />;
}
