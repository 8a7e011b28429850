import { useRef } from 'react';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Stack } from '#ui';
import { MemberDetail } from './MemberDetail.tsx';
import { PLACE } from './place.ts';
import type { Props } from './schema.ts';
import { TeamList } from './TeamList.tsx';

/** The agent's team as a list, or the member in the URL. */
export default function TeamManagement({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Shown {...props} />
    </RecordsProvider>
  );
}

function Shown(props: Props) {
  const { parts } = useRecordPlace();
  const member = parts[PLACE.member];
  const list = useRef<HTMLDivElement>(null);
  return member === undefined ? (
    <Stack ref={list} tabIndex={-1}>
      <TeamList {...props} />
    </Stack>
  ) : (
    <MemberDetail key={member} memberId={member} transferAt={props.transferAt} list={list} />
  );
}
