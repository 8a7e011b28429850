import { useFact, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Stack } from '#ui';
import { Compare } from './Compare.tsx';
import { Levels } from './Levels.tsx';
import { levelsOf, privilegesOf } from './levels.ts';
import { Progress } from './Progress.tsx';
import type { Props } from './schema.ts';

/** The VIP club: the member's progress, levels, and a comparison of privileges. */
export default function VipClub({ props }: BlockProps<Props>) {
  const levels = levelsOf(props);
  const privileges = privilegesOf(props);
  const { vipAboveRank } = useSite().accounts;
  const session = useFact('session');
  const rank = useFact('rank');
  const ownRank = session === 'member' || session === 'agent' ? rank : undefined;
  const shared = { levels, privileges, vipAboveRank, ownRank };
  const parts = {
    progress: <Progress key="progress" {...{ levels, privileges, vipAboveRank }} login={props.login} register={props.register} />,
    levels: <Levels key="levels" {...shared} />,
    compare: <Compare key="compare" {...shared} />,
  };
  return <Stack gap="xxl">{props.parts.map((part) => parts[part])}</Stack>;
}
