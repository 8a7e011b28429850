import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { MemberDrawer } from './MemberDrawer.tsx';
import { PLACE, startOf } from './place.ts';
import type { Props } from './schema.ts';
import { TeamList } from './TeamList.tsx';

/** The agent's team as a list, and beside it the member in the URL. */
export default function TeamManagement({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Shown {...props} />
    </RecordsProvider>
  );
}

function Shown(props: Props) {
  // Loads the drawer's namespaces with the list, which would be hidden while the drawer suspends.
  useTranslation(['team', 'records', ...MONEY_TEXTS]);
  const { parts, put } = useRecordPlace();
  const member = parts[PLACE.member];
  return (
    <>
      <TeamList {...props} />
      {member !== undefined && (
        <MemberDrawer
          key={member}
          memberId={member}
          transferAt={props.transferAt}
          onGo={(memberId) => put(startOf(memberId))}
          onClose={() => put({ [PLACE.member]: '' })}
        />
      )}
    </>
  );
}
