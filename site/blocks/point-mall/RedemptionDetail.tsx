import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { CopyNumber } from '#site/features/records/CopyNumber.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, Modal } from '#ui';
import { STATUS_TONES, type Redemption } from './redemption.ts';
import type { Props } from './schema.ts';
import { useTypeName } from './useTypeName.ts';

interface RedemptionDetailProps extends Pick<Props, 'kinds'> {
  readonly redemption: Redemption;
  readonly onClose: () => void;
}

/** Known reasons for rejection; others fall back to a generic text. */
const REASONS: ReadonlySet<string> = new Set(['address']);

/** All fields of a redemption. Empty fields are omitted. */
export function RedemptionDetail({ redemption, kinds, onClose }: RedemptionDetailProps) {
  const { t } = useTranslation(['mall', 'club']);
  const { currency } = useMerchant();
  const typeName = useTypeName(kinds);
  const { type, name, quantity, points, amount, status, redeemedAt, decidedAt, reason } = redemption;
  const { receivingAddress, mobile, paidAccount, paidAmount, referenceNo } = redemption;
  return (
    <Modal open name="redemption" title={t('redemption')} width={480} height={200} onClose={onClose}>
      <dl className={styles.detail}>
        <Line term={t('type')}>{typeName(type)}</Line>
        <Line term={t('name')}>{name}</Line>
        <Line term={t('quantity')}>{formatCount(quantity)}</Line>
        <Line term={t('price')}>{t('club:points', { 0: formatCount(points) })}</Line>
        <Line term={t('requirement')}>{amount > 0 ? formatAmount(amount, currency) : null}</Line>
        <Line term={t('status')}>
          <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>
        </Line>
        <Line term={t('remark')}>
          {status === 'rejected' ? t(`reason_${reason !== null && REASONS.has(reason) ? reason : 'other'}`) : null}
        </Line>
        <Line term={t('time')}>
          <RecordTime at={redeemedAt} />
        </Line>
        <Line term={t('decided_at')}>{decidedAt === null ? null : <RecordTime at={decidedAt} />}</Line>
        <Line term={t('address')}>{receivingAddress}</Line>
        <Line term={t('mobile')}>{mobile && <bdi dir="ltr">{mobile}</bdi>}</Line>
        <Line term={t('paid_account')}>{paidAccount === null ? null : paidAccount === 'MAIN' ? t('main_wallet') : paidAccount}</Line>
        <Line term={t('paid_amount')}>{paidAmount === null ? null : <bdi dir="ltr">{formatAmount(paidAmount, currency)}</bdi>}</Line>
        <Line term={t('reference')}>{referenceNo && <CopyNumber number={referenceNo} />}</Line>
      </dl>
    </Modal>
  );
}

interface LineProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** `null` without a value. */
function Line({ term, children }: LineProps) {
  if (children === null) return null;
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
