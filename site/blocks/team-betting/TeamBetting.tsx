import { useRef } from 'react';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Stack } from '#ui';
import { MemberBets } from './MemberBets.tsx';
import { MemberList } from './MemberList.tsx';
import type { Props } from './schema.ts';

/** The team's bets by member; the URL names the selected member. */
export default function TeamBetting({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Betting {...props} />
    </RecordsProvider>
  );
}

/** Most filters of one list do not apply to the other; period and category are shared. */
const FRESH = { level: '', search: '', vendor: '', status: '', sort: '', pageNo: '', pageSize: '' };

function Betting({ pageSizes }: Props) {
  const { parts, put } = useRecordPlace();
  const show = (member: string): void => put({ ...FRESH, member });
  const member = parts['member'] ?? '';
  const list = useRef<HTMLDivElement>(null);
  return member === '' ? (
    <Stack ref={list} tabIndex={-1}>
      <MemberList pageSizes={pageSizes} onOpen={show} />
    </Stack>
  ) : (
    <MemberBets key={member} member={member} pageSizes={pageSizes} list={list} onBack={() => show('')} />
  );
}
