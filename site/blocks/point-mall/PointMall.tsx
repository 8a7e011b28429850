import { useFact, type BlockProps } from '#site/assembler/view.ts';
import * as panel from '#site/shared/club/panel.css.ts';
import { Balance } from './Balance.tsx';
import { Invitation } from './Invitation.tsx';
import { Rates } from './Rates.tsx';
import { Rewards } from './Rewards.tsx';
import type { Props } from './schema.ts';

/** The points mall. Points are members' own: everybody else sees what it is about. */
export default function PointMall({ props }: BlockProps<Props>) {
  const session = useFact('session');
  if (session === 'visitor' || session === 'trial') return <Invitation props={props} />;
  const parts = {
    balance: <Balance key="balance" />,
    rewards: <Rewards key="rewards" pageSize={props.pageSize} kinds={props.kinds} />,
    rates: <Rates key="rates" />,
  };
  return <div className={panel.stack}>{props.parts.map((part) => parts[part])}</div>;
}
