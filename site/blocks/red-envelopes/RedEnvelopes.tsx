import { Gift, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { openRedEnvelope, redEnvelopeHistory, redEnvelopes } from '#site/api/contract/envelopes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { MembersOnly } from '#site/features/club/MembersOnly.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { Sentence } from '#site/components/Sentence.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { RecordTime, useRecordTime } from '#site/features/records/RecordTime.tsx';
import { useErrorToast } from '#site/lib/useErrorToast.ts';
import { Button, Callout, Card, EmptyState, Skeleton, Stack, Text } from '#ui';
import { Opened } from './Opened.tsx';
import * as styles from './RedEnvelopes.css.ts';
import type { Props } from './schema.ts';

type Envelope = CallOutput<typeof redEnvelopes>['list'][number];

/** Calls to refetch, besides the wallet. */
const CHANGED = [redEnvelopes, redEnvelopeHistory];

/** The member's red envelopes. No animations, countdowns or prompts. */
export default function RedEnvelopes({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['mall', ...MONEY_TEXTS]);
  const session = useFact('session');
  const host = useHost();
  if (session === 'visitor' || session === 'trial')
    return (
      <MembersOnly title={t('envelopes_invite_title')} text={t('envelopes_invite_text')} login={props.login} register={props.register} />
    );
  return (
    <RecordsProvider value={host}>
      <Stack gap="xl">
        <Offered />
        <Opened pageSize={props.pageSize} />
      </Stack>
    </RecordsProvider>
  );
}

function Offered() {
  const { t } = useTranslation('mall');
  const { currency } = useMerchant();
  const language = useFact('language');
  const time = useRecordTime();
  const { data, error, isFetching, refetch } = useCall(redEnvelopes, { language }, { staleMs: 0 });
  const [opened, setOpened] = useState<{ readonly name: string; readonly amount: number }>();
  if (data === undefined)
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Skeleton height={150} />;
  const { list, next } = data;
  const nextText = (
    <Sentence text={next === null ? t('envelope_next_none') : t('envelope_next', { 0: next.name, 1: time(next.opensAt) })} />
  );
  return (
    <Stack as="section" gap="md" aria-label={t('envelopes_open')}>
      <div role="status">
        {opened && (
          <Card className={styles.envelope} data-opened="true">
            <span className={styles.mark} aria-hidden="true">
              <MailOpen size={28} />
            </span>
            <Stack gap="xs">
              <h3 className={styles.name}>{opened.name}</h3>
              <p className={styles.amount}>
                <Money amount={opened.amount} currency={currency} />
              </p>
              <Text size="sm" tone="muted">
                {t('envelope_paid')}
              </Text>
            </Stack>
          </Card>
        )}
      </div>
      {list.length > 0 && (
        <Stack as="ul" gap="md">
          {list.map((envelope) => (
            <EnvelopeCard key={envelope.envelopeId} envelope={envelope} onOpened={(amount) => setOpened({ name: envelope.name, amount })} />
          ))}
        </Stack>
      )}
      {list.length === 0 && !opened ? (
        <EmptyState icon={<Gift />} title={t('envelopes_none')} text={nextText} />
      ) : (
        <Text size="sm" tone="muted">
          {nextText}
        </Text>
      )}
    </Stack>
  );
}

interface EnvelopeCardProps {
  readonly envelope: Envelope;
  /** @param amount amount in the envelope, in minor units */
  readonly onOpened: (amount: number) => void;
}

function EnvelopeCard({ envelope: { envelopeId, name, least, most, closesAt }, onOpened }: EnvelopeCardProps) {
  const { t } = useTranslation('mall');
  const { currency } = useMerchant();
  const { send, pending, problem } = useMoneyWrite(openRedEnvelope, CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const isGone = problem?.code === PAGE_CODE.envelopeClosed;
  useErrorToast(isGone ? t('envelope_closed') : undefined);
  const open = async (): Promise<void> => {
    const answer = await send({ envelopeId });
    if (answer) onOpened(answer.amount);
  };
  return (
    <Card as="li" className={styles.envelope}>
      <span className={styles.mark} aria-hidden="true">
        <Gift size={28} />
      </span>
      <Stack gap="xs">
        <h3 className={styles.name}>{name}</h3>
        <Text size="sm" tone="muted">
          {t('envelope_holds', { 0: formatAmount(least, currency), 1: formatAmount(most, currency) })}
        </Text>
        <Text size="sm" tone="muted">
          {t('envelope_until')} <RecordTime at={closesAt} />
        </Text>
      </Stack>
      <div className={styles.open}>
        <Callout live="assertive" tone="critical" compact>
          {said && !isGone ? said.text : undefined}
        </Callout>
        <Button variant="primary" fullWidth loading={pending} aria-label={t('envelope_open_this', { 0: name })} onClick={() => void open()}>
          {t('envelope_open')}
        </Button>
      </div>
    </Card>
  );
}
