import { useRef } from 'react';

import { useHost, type BlockProps } from '#site/assembler/runtime/view.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import * as records from '#site/features/records/Records.css.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { MemberBets } from './MemberBets.tsx';
import { MemberList } from './MemberList.tsx';
import type { Props } from './schema.ts';

/** What the team has bet, member by member; the address names the member whose bets are looked at. */
export default function TeamBetting({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Betting {...props} />
    </RecordsProvider>
  );
}

/** Filters of one list mean nothing to the other; both show the same days and the same category. */
const FRESH = { level: '', search: '', vendor: '', status: '', pageNo: '', pageSize: '' };

function Betting({ pageSizes }: Props) {
  const { parts, put } = useRecordPlace();
  const show = (member: string): void => put({ ...FRESH, member });
  const member = parts['member'] ?? '';
  const list = useRef<HTMLDivElement>(null);
  return member === '' ? (
    <div ref={list} tabIndex={-1} className={records.stack}>
      <MemberList pageSizes={pageSizes} onOpen={show} />
    </div>
  ) : (
    <MemberBets key={member} member={member} pageSizes={pageSizes} list={list} onBack={() => show('')} />
  );
}
