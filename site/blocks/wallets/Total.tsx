import { RotateCw, Undo2 } from 'lucide-react';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { walletTransfer } from '#site/api/contract/wallet.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { Money } from '#site/components/Money.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { arrow } from '#site/components/reading.css.ts';
import { Button, Callout, Card, IconButton, Row, Skeleton, Stack } from '#ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from './useWallets.ts';
import * as styles from './Wallets.css.ts';

interface TotalProps {
  /** Minor units; `undefined` until known. */
  readonly total: number | undefined;
  readonly wallets: readonly Wallet[];
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
  /** No later transfer has happened, so the result is still current. */
  readonly isLatest: boolean;
  readonly onSend: () => void;
}

const ALL_BACK = { kind: 'allBack' } as const;

/** Amount returned by each wallet; `null` if its vendor did not respond. */
type Back = readonly { readonly accountTypeId: string; readonly amount: number | null }[];

/** The member's total balance, and a button that collects it in the main wallet. */
export function Total({ total, wallets, isFetching, onRefresh, isLatest, onSend }: TotalProps) {
  const { t } = useTranslation('wallets');
  const { currency } = useMerchant();
  const { send, pending, isOpen, problem, beginAnew } = useMoneyWrite(walletTransfer, []);
  const words = useMoneyProblem(currency)(problem);
  const [back, setBack] = useState<{ readonly total: number; readonly wallets: Back }>();
  const reason = useId();
  const unknown = wallets.filter(({ held }) => held === null);
  const vendors = wallets.filter(({ isMain }) => !isMain);
  // A wallet with an unknown balance may hold money, and an attempt with unknown outcome is retried in any case.
  const isBack = vendors.every(({ held }) => held === 0) && !(isLatest && isOpen(ALL_BACK));
  const shown = isLatest ? back : undefined;
  const nameOf = (id: string): string => wallets.find((wallet) => wallet.id === id)?.name ?? id;

  const bringBack = async (): Promise<void> => {
    // With the old idempotency key, the gateway would repeat the response from before the later transfer.
    if (!isLatest) beginAnew();
    onSend();
    setBack(undefined);
    const answer = await send(ALL_BACK);
    if (answer) setBack(answer);
  };

  return (
    <Card as="section" className={styles.hero} aria-label={t('total')}>
      <Row gap="md" align="start" justify="between" wrap={false}>
        <div className={styles.heroWords}>
          <p className={styles.note}>{t('total')}</p>
          <p className={styles.total} aria-busy={total === undefined}>
            {total === undefined ? <Skeleton width={200} height={40} /> : <Money amount={total} currency={currency} />}
          </p>
          {unknown.length > 0 && <p className={styles.note}>{t('total_without', { 0: unknown.map(({ name }) => name).join(', ') })}</p>}
        </div>
        <IconButton aria-label={t('refresh_all')} loading={isFetching} onClick={onRefresh}>
          <RotateCw size={20} />
        </IconButton>
      </Row>
      <Stack gap="md">
        <Callout
          live="polite"
          compact
          tone={shown && shown.total > 0 ? 'positive' : 'neutral'}
          title={shown && (shown.total > 0 ? t('came_back', { 0: formatAmount(shown.total, currency) }) : t('nothing_came_back'))}
        >
          {shown && shown.wallets.length > 0 && (
            <ul className={styles.backList}>
              {shown.wallets.map(({ accountTypeId, amount }) => (
                <li key={accountTypeId} className={styles.backLine}>
                  <span>{nameOf(accountTypeId)}</span>
                  <span>{amount === null ? t('unreachable') : <Money amount={amount} currency={currency} />}</span>
                </li>
              ))}
            </ul>
          )}
        </Callout>
        <Callout live="assertive" tone="critical" compact>
          {isLatest && words?.text}
        </Callout>
        {vendors.length > 0 && isBack && (
          <p id={reason} className={styles.reason}>
            {t('all_is_back')}
          </p>
        )}
        {vendors.length > 0 && (
          <Button
            variant={isBack && !pending ? 'secondary' : 'primary'}
            iconStart={<Undo2 size={18} className={arrow} />}
            loading={pending}
            // `aria-disabled` instead of `disabled`, so that the button does not lose the focus and its reason is announced.
            {...(isBack && { 'aria-disabled': true, 'aria-describedby': reason })}
            onClick={() => void (isBack || bringBack())}
            className={styles.back}
          >
            {t('all_back')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
