import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { unreadCount } from '#site/api/contract/member.ts';
import { deleteMessages, inbox, readMessages } from '#site/api/contract/messages.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useCall, useClient } from '#site/api/useCall.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { useToast } from '#ui';

type Inbox = CallOutput<typeof inbox>;

interface InboxQuery {
  readonly unreadOnly: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of the inbox and the actions on its messages. */
export function useInbox({ unreadOnly, pageNo, pageSize }: InboxQuery) {
  const { t } = useTranslation('messages');
  const client = useClient();
  const queries = useQueryClient();
  const showToast = useToast();
  const page = useCall(inbox, { pageNo, pageSize, ...(unreadOnly && { state: 'unread' as const }) }, { staleMs: 0, keepPrevious: true });

  const failed = ({ kind, serverMessage }: CallError): void => {
    showToast({ tone: 'critical', message: kind === 'refused' && serverMessage ? serverMessage : t('failed') });
  };

  const read = useMutation<{ readonly unreadMessage: number }, CallError, readonly string[] | undefined>({
    mutationFn: (messageIds) => client.call(readMessages, messageIds === undefined ? {} : { messageIds: [...messageIds] }),
    onSuccess: ({ unreadMessage }, messageIds) => {
      // Updates the cache in place: a refetch of the unread list would remove the message being read.
      queries.setQueriesData<Inbox>({ queryKey: callKey(inbox) }, (known) => known && withRead(known, messageIds, unreadMessage));
      void refreshCall(queries, unreadCount);
    },
    onError: failed,
  });
  const remove = useMutation<unknown, CallError, readonly string[]>({
    mutationFn: (messageIds) => client.call(deleteMessages, { messageIds: [...messageIds] }),
    onSuccess: (_answer, { length }) => showToast({ tone: 'positive', message: t('deleted', { 0: length }) }),
    onError: failed,
    onSettled: () => Promise.all([inbox, unreadCount].map((row) => refreshCall(queries, row))),
  });

  return {
    page,
    /** The given messages, or all. */
    markRead: (messageIds?: readonly string[]) => read.mutate(messageIds),
    remove: (messageIds: readonly string[]) =>
      remove.mutateAsync(messageIds).then(
        () => true,
        () => false,
      ),
    isWorking: read.isPending || remove.isPending,
  };
}

function withRead(known: Inbox, messageIds: readonly string[] | undefined, unreadMessage: number): Inbox {
  const list = known.list.map((message) => (messageIds?.includes(message.messageId) === false ? message : { ...message, isRead: true }));
  return { ...known, list, unreadMessage };
}
