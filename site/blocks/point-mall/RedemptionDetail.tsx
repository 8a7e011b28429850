import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { CopyNumber } from '#site/features/records/CopyNumber.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, DescriptionList, Modal } from '#ui';
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
  const lines = [
    { term: t('type'), value: typeName(type) },
    { term: t('name'), value: name },
    { term: t('quantity'), value: formatCount(quantity) },
    { term: t('price'), value: t('club:points', { 0: formatCount(points) }) },
    { term: t('requirement'), value: amount > 0 ? formatAmount(amount, currency) : null },
    { term: t('status'), value: <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge> },
    {
      term: t('remark'),
      value: status === 'rejected' ? t(`reason_${reason !== null && REASONS.has(reason) ? reason : 'other'}`) : null,
    },
    { term: t('time'), value: <RecordTime at={redeemedAt} /> },
    { term: t('decided_at'), value: decidedAt === null ? null : <RecordTime at={decidedAt} /> },
    { term: t('address'), value: receivingAddress },
    { term: t('mobile'), value: mobile && <bdi dir="ltr">{mobile}</bdi> },
    { term: t('paid_account'), value: paidAccount === null ? null : paidAccount === 'MAIN' ? t('main_wallet') : paidAccount },
    { term: t('paid_amount'), value: paidAmount === null ? null : <bdi dir="ltr">{formatAmount(paidAmount, currency)}</bdi> },
    { term: t('reference'), value: referenceNo && <CopyNumber number={referenceNo} /> },
  ];
  return (
    <Modal open name="redemption" title={t('redemption')} width={480} height={200} onClose={onClose}>
      <DescriptionList items={lines.filter(({ value }) => value !== null)} />
    </Modal>
  );
}
