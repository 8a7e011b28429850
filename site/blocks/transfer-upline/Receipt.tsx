import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { TransferReceipt } from '#site/api/contract/memberTransfer.ts';
import { Money } from '#site/components/Money.tsx';
import { CopyNumber } from '#site/features/records/CopyNumber.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Button, ButtonLink, Card, DescriptionList } from '#ui';
import * as styles from './TransferUpline.css.ts';

interface ReceiptProps {
  readonly receipt: TransferReceipt;
  /** Where the transfer is recorded. */
  readonly recordsAt: string | undefined;
  readonly onAnother: () => void;
}

/** Amount, receiver and reference number of a transfer. */
export function Receipt({ receipt, recordsAt, onAnother }: ReceiptProps) {
  const { t } = useTranslation('wallets');
  const { currency } = useMerchant();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form has unmounted.
  useEffect(() => heading.current?.focus(), []);
  const { amount, receiver, movedAt, reference, balance } = receipt;
  const lines = [
    { key: 'receiver', term: t('receiver'), value: <bdi>{`${receiver.account} (${receiver.name})`}</bdi> },
    { key: 'time', term: t('time'), value: <RecordTime at={movedAt} /> },
    { key: 'reference', term: t('number'), value: <CopyNumber number={reference} /> },
    { key: 'balance', term: t('balance_after'), value: <Money amount={balance} currency={currency} /> },
  ];
  return (
    <Card as="section" className={styles.receipt} aria-labelledby="transfer-receipt">
      <span className={styles.receiptMark}>
        <CircleCheck size={32} aria-hidden="true" />
      </span>
      <h4 id="transfer-receipt" ref={heading} tabIndex={-1} className={styles.receiptTitle}>
        {t('sent')}
      </h4>
      <p className={styles.receiptAmount}>
        <Money amount={amount} currency={currency} />
      </p>
      <DescriptionList items={lines} className={styles.receiptLines} />
      {recordsAt !== undefined && (
        <ButtonLink href={recordsAt} variant="primary">
          {t('see_record')}
        </ButtonLink>
      )}
      <Button onClick={onAnother}>{t('another')}</Button>
    </Card>
  );
}
