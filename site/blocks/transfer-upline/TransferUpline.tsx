import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { transferLine, type LineMember, type TransferReceipt } from '#site/api/contract/memberTransfer.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { mainBalance } from '#site/features/cashier/mainBalance.ts';
import { NoPaymentPassword } from '#site/features/payment/NoPaymentPassword.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { usePaymentPassword } from '#site/features/payment/usePaymentPassword.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { Card, EmptyState, Skeleton, Stack, Tabs } from '#ui';
import { Downlines } from './Downlines.tsx';
import { Person } from './Person.tsx';
import { Receipt } from './Receipt.tsx';
import type { Props } from './schema.ts';
import { SendForm } from './SendForm.tsx';

/** Transfers money to the upline or a downline: receiver, amount and receipt. */
export default function TransferUpline({ props }: BlockProps<Props>) {
  const [receipt, setReceipt] = useState<TransferReceipt>();
  return (
    <RecordsProvider value={useHost()}>
      {receipt ? (
        <Receipt receipt={receipt} recordsAt={props.recordsAt} onAnother={() => setReceipt(undefined)} />
      ) : (
        <Line {...props} onSent={setReceipt} />
      )}
    </RecordsProvider>
  );
}

/** Query parameter with a downline's account. */
const TO = 'to';
/** Enough for all accounts that contain a whole account name. */
const NAMESAKES = 100;

/** The downline in the URL. */
function useNamed(account: string) {
  const isNamed = account !== '';
  const answer = useCall(transferLine, { search: account, pageNo: 1, pageSize: NAMESAKES }, { enabled: isNamed, staleMs: 0 });
  const { data, isPending } = answer;
  return {
    ...answer,
    isNamed,
    member: data?.downlines.list.find((member) => member.account === account),
    pending: isNamed && isPending,
  };
}

const UPLINE = 'upline';
const DOWNLINE = 'downline';

function Line({ passwordSetAt, pageSize, onSent }: Props & { readonly onSent: (receipt: TransferReceipt) => void }) {
  const { t } = useTranslation(['wallets', ...MONEY_TEXTS]);
  // Independent of the search below.
  const line = useCall(transferLine, { pageNo: 1, pageSize }, { staleMs: 0 });
  const money = useCall(balance, {}, { staleMs: 0 });
  const password = usePaymentPassword();
  const { parts } = useRecordPlace();
  const wanted = parts[TO] ?? '';
  const named = useNamed(wanted);
  const [side, setSide] = useState<string>();
  const [picked, setPicked] = useState<LineMember | null>();
  // The downline in the URL, until another is selected.
  const downline = picked === undefined ? named.member : (picked ?? undefined);
  const { data, isPending } = line;
  // If the downline in the URL cannot be loaded, sending is blocked, so that the money does not go to another receiver.
  const failed = [line, named].find((answer) => answer.error !== null && answer.data === undefined);
  if (failed?.error) {
    const retry = async () => Promise.all([line, named].filter(({ error }) => error !== null).map(async ({ refetch }) => refetch()));
    return <LoadProblem error={failed.error} onRetry={() => void retry()} retrying={line.isFetching || named.isFetching} />;
  }
  if (isPending || !data || named.pending || password === undefined) {
    return (
      <Stack aria-busy="true">
        <Skeleton height={108} />
        <Card variant="sunken">
          <FormSkeleton fields={2} />
        </Card>
      </Stack>
    );
  }

  const { upline, downlineCount, least, most } = data;
  if (upline === null && downlineCount === 0) return <EmptyState icon={<Users />} title={t('no_line')} text={t('no_line_text')} />;
  if (password === 'missing') return <NoPaymentPassword setAt={passwordSetAt} />;
  const chosen = side ?? (upline && !(named.isNamed && downlineCount > 0) ? UPLINE : DOWNLINE);
  const receiver = chosen === UPLINE ? upline : (downline ?? null);
  const held = money.data && mainBalance(money.data);
  const person =
    chosen === UPLINE && upline ? (
      <Person member={upline} title={t('your_upline')} />
    ) : (
      <Downlines pageSize={pageSize} chosen={downline} onChoose={(member) => setPicked(member ?? null)} />
    );

  return (
    <Stack>
      {upline && downlineCount > 0 ? (
        <Tabs
          aria-label={t('receiver')}
          variant="pill"
          value={chosen}
          tabs={[
            { value: UPLINE, label: t('to_upline') },
            { value: DOWNLINE, label: t('to_downline') },
          ]}
          onChange={setSide}
        >
          {person}
        </Tabs>
      ) : (
        person
      )}
      <SendForm receiver={receiver} least={least} most={most} held={held} passwordSetAt={passwordSetAt} onSent={onSent} />
    </Stack>
  );
}
