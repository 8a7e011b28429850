import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { sessionList, signOutOthers } from '#site/api/contract/security.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { callKey, refreshCall, useCall, useClient, useQueryClient } from '#site/api/useCall.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { arrow } from '#site/components/reading.css.ts';
import { useSecurityText } from '#site/features/security/useSecurityText.ts';
import { Badge, Button, Heading, Skeleton, Stack, Text, useDialogs, useToast } from '#ui';
import * as styles from './LoginHistory.css.ts';
import { Visit } from './Visit.tsx';

/** Active sessions; all but this one can be revoked. */
export function Sessions() {
  const { t } = useTranslation('security');
  const { data, error, isFetching, refetch } = useCall(sessionList, {}, { staleMs: 0 });
  const { isEnding, problem, endOthers } = useEndOthers();
  const textOf = useSecurityText();
  const hasOthers = (data?.list.length ?? 0) > 1;
  return (
    <Stack as="section" gap="md" align="start" aria-labelledby="sessions-title">
      <Heading id="sessions-title" level={3} size="md">
        {t('sessions')}
      </Heading>
      {data === undefined &&
        (error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Skeleton height={64} />)}
      {data && (
        <ul className={styles.list} aria-labelledby="sessions-title">
          {data.list.map(({ id, at, isCurrent, ...session }) => (
            <li key={id} className={styles.item}>
              <Visit at={at} {...session}>
                {isCurrent && <Badge tone="positive">{t('this_device')}</Badge>}
              </Visit>
            </li>
          ))}
        </ul>
      )}
      <FormProblem error={problem} text={problem === null ? undefined : textOf(problem)} />
      {hasOthers ? (
        <Button iconStart={<LogOut size={18} className={arrow} />} loading={isEnding} onClick={() => void endOthers()}>
          {t('end_others')}
        </Button>
      ) : (
        data && (
          <Text size="sm" tone="muted">
            {t('no_others')}
          </Text>
        )
      )}
    </Stack>
  );
}

function useEndOthers() {
  const { t } = useTranslation('security');
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [attempts] = useState(() => createIdempotencyKeys());
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<CallError | null>(null);

  const tellDone = (): void => {
    toast({ message: t('others_ended'), tone: 'positive' });
  };
  const isAlone = (): boolean => queries.getQueryData<CallOutput<typeof sessionList>>(callKey(sessionList, {}))?.list.length === 1;

  const end = async (): Promise<void> => {
    setEnding(true);
    setProblem(null);
    try {
      await client.call(signOutOthers, {}, { idempotencyKey: attempts.keyFor({}) });
      attempts.answered();
      tellDone();
      void refreshCall(queries, sessionList);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!isOutcomeUnknown(error)) attempts.answered();
      await refreshCall(queries, sessionList);
      // The response was lost, but no other session remains, so the action succeeded.
      if (isOutcomeUnknown(error) && isAlone()) tellDone();
      else setProblem(error);
    } finally {
      setEnding(false);
    }
  };
  const endOthers = async (): Promise<void> => {
    const question = { title: t('end_others_title'), text: t('end_others_text'), ok: t('end_others'), cancel: t('keep') };
    if (await dialogs.confirm(question)) await end();
  };
  return { isEnding, problem, endOthers };
}
