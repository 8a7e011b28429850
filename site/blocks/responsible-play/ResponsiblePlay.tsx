import { useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { About } from './About.tsx';
import { Limits } from './Limits.tsx';
import { RealityCheckChoice } from './RealityCheckChoice.tsx';
import type { Props } from './schema.ts';
import { SelfExclusion } from './SelfExclusion.tsx';
import { TimeOut } from './TimeOut.tsx';

/** Lazy: it includes a table and is below the other parts. */
const History = lazyWithRetry(() => import('./History.tsx'), 'History');

/** The part of responsible play that config selects. */
export default function ResponsiblePlay({ props }: BlockProps<Props>) {
  const host = useHost();
  const { limits } = useMerchant().jurisdiction;
  switch (props.part) {
    case 'about':
      return <About help={props.help} login={props.login} register={props.register} />;
    case 'deposit-limits':
      return limits ? <Limits kind="deposit" /> : null;
    case 'loss-limits':
      return limits ? <Limits kind="loss" /> : null;
    case 'reality-check':
      return <RealityCheckChoice />;
    case 'time-out':
      return <TimeOut />;
    case 'self-exclusion':
      return <SelfExclusion />;
    case 'history':
      return (
        <RecordsProvider value={host}>
          <History profit={props.profit} bets={props.bets} movements={props.movements} />
        </RecordsProvider>
      );
  }
}
