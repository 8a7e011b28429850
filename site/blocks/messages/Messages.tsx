import { MailCheck, MailOpen, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, CheckboxField, EmptyState, Pagination, Skeleton, Tabs, useDialogs } from '#ui';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './Messages.css.ts';
import type { Props } from './schema.ts';
import { useInbox } from './useInbox.ts';

/** Query parameters: filter, page, and the open message. */
const STATE = 'state';
const PAGE = 'pageNo';
const OPEN = 'message';
const UNREAD = 'unread';
const ALL = 'all';
/** Height of a placeholder row. */
const ROW = 64;

/** The inbox: one message open at a time, with multiple selection. Filter, page and open message are in the URL. */
export default function Messages({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Inbox {...props} />
    </RecordsProvider>
  );
}

function Inbox({ pageSize }: Props) {
  const { t } = useTranslation('messages');
  const { parts, put } = useRecordPlace();
  const dialogs = useDialogs();
  const inbox = useRef<HTMLDivElement>(null);
  const unreadOnly = parts[STATE] === UNREAD;
  const pageNo = /^[1-9]\d{0,7}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
  const { page, markRead, remove, isWorking } = useInbox({ unreadOnly, pageNo, pageSize });
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = page;
  // Disables actions while the previous page is shown as placeholder data.
  const isStill = isWorking || isPlaceholderData;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = data?.list ?? [];
  const ids = list.map(({ messageId }) => messageId);
  // Ignores selected messages that are not on this page.
  const chosenHere = ids.filter((id) => chosen.has(id));
  const open = list.find(({ messageId }) => messageId === parts[OPEN]);

  const isBeyond = useLastPage(pageNo, page, (last) => put({ [PAGE]: last === 1 ? '' : String(last) }));

  const unreadId = open?.isRead === false ? open.messageId : undefined;
  useEffect(() => {
    if (unreadId !== undefined) markRead([unreadId]);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opened message
  }, [unreadId]);

  const choose = (id: string, isChosen: boolean): void => {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  };
  const askAndRemove = async (messageIds: readonly string[]): Promise<void> => {
    const agreed = await dialogs.confirm({
      title: t('delete_title'),
      text: t('delete_text', { 0: messageIds.length }),
      ok: t('delete'),
      cancel: t('keep'),
      tone: 'critical',
    });
    if (!agreed || !(await remove(messageIds))) return;
    setChosen(new Set());
    // The pressed button unmounts with its message.
    inbox.current?.focus({ preventScroll: true });
  };

  return (
    <Tabs
      aria-label={t('which')}
      variant="pill"
      value={unreadOnly ? UNREAD : ALL}
      tabs={[
        { value: ALL, label: t('all') },
        { value: UNREAD, label: t('unread_count', { 0: data?.unreadMessage ?? 0 }) },
      ]}
      onChange={(state) => {
        setChosen(new Set());
        put({ [STATE]: state === ALL ? '' : state, [PAGE]: '', [OPEN]: '' });
      }}
    >
      <div ref={inbox} tabIndex={-1} className={styles.inbox} aria-busy={isPending || isPlaceholderData}>
        {isPending && Array.from({ length: pageSize }, (_, place) => <Skeleton key={place} height={ROW} />)}
        {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data && !error && list.length === 0 && !isBeyond && (
          <EmptyState icon={<MailCheck />} title={t(unreadOnly ? 'none_unread' : 'none')} text={t('none_text')} />
        )}
        {!error && list.length > 0 && (
          <>
            <div role="toolbar" aria-label={t('actions')} className={styles.bar}>
              <CheckboxField
                className={styles.chooseAll}
                label={chosenHere.length === 0 ? t('choose_all') : t('chosen', { 0: chosenHere.length })}
                checked={chosenHere.length === ids.length}
                disabled={isPlaceholderData}
                onChange={({ currentTarget: { checked } }) => setChosen(new Set(checked ? ids : []))}
              />
              {chosenHere.length > 0 ? (
                <>
                  <Button size="sm" iconStart={<MailOpen size={18} />} disabled={isStill} onClick={() => markRead(chosenHere)}>
                    {t('mark_read')}
                  </Button>
                  <Button size="sm" iconStart={<Trash2 size={18} />} disabled={isStill} onClick={() => void askAndRemove(chosenHere)}>
                    {t('delete')}
                  </Button>
                </>
              ) : (
                <Button
                  size="sm"
                  iconStart={<MailOpen size={18} />}
                  disabled={isStill || data?.unreadMessage === 0}
                  onClick={() => markRead()}
                >
                  {t('mark_all_read')}
                </Button>
              )}
            </div>
            <ul className={styles.list} aria-label={t('messages')}>
              {list.map((message) => (
                <MessageRow
                  key={message.messageId}
                  message={message}
                  isOpen={message === open}
                  isChosen={chosen.has(message.messageId)}
                  onChoose={(isChosen) => choose(message.messageId, isChosen)}
                  onOpen={() => put({ [OPEN]: message === open ? '' : message.messageId })}
                  onDelete={() => void askAndRemove([message.messageId])}
                />
              ))}
            </ul>
            <Pagination
              aria-label={t('pages')}
              page={pageNo}
              pageCount={data?.totalPages ?? 1}
              onPageChange={(next) => put({ [PAGE]: next === 1 ? '' : String(next), [OPEN]: '' })}
            />
          </>
        )}
      </div>
    </Tabs>
  );
}
