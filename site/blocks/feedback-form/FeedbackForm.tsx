import { useTranslation } from 'react-i18next';

import { useFact, useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Tabs } from '#ui';
import { Own } from './Own.tsx';
import type { Props } from './schema.ts';
import { Write } from './Write.tsx';

/** Query parameters: the list of sent feedback, and its page. */
const LIST = 'list';
const PAGE = 'pageNo';
const WRITE = 'write';
const OWN = 'own';

/** Feedback and complaints, open to everyone. Members also see their earlier feedback with the answers. */
export default function FeedbackForm({ props }: BlockProps<Props>) {
  const session = useFact('session');
  const host = useHost();
  if (session === 'visitor' || session === 'trial') return <Write questions={props.questions} isMember={false} />;
  return (
    <RecordsProvider value={host}>
      <Both {...props} />
    </RecordsProvider>
  );
}

function Both({ questions, pageSize }: Props) {
  const { t } = useTranslation('feedback');
  const { parts, put } = useRecordPlace();
  const chosen = parts[LIST] === OWN ? OWN : WRITE;
  const pageNo = /^[1-9]\d{0,3}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
  return (
    <Tabs
      aria-label={t('views')}
      variant="pill"
      value={chosen}
      onChange={(next) => put({ [LIST]: next === OWN ? OWN : '', [PAGE]: '' })}
      tabs={[
        { value: WRITE, label: t('view_write') },
        { value: OWN, label: t('view_own') },
      ]}
    >
      {chosen === OWN ? (
        <Own questions={questions} pageNo={pageNo} pageSize={pageSize} onPage={(page) => put({ [PAGE]: page === 1 ? '' : String(page) })} />
      ) : (
        <Write questions={questions} isMember onSeeOwn={() => put({ [LIST]: OWN })} />
      )}
    </Tabs>
  );
}
