import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { Elapsed } from '#site/features/responsiblePlay/SessionFigures.tsx';
import { useCurrentSession } from '#site/features/responsiblePlay/usePlaySession.ts';
import * as styles from './Session.css.ts';

/** Time and result of the session in one line. */
export default function SessionLine() {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { data } = useCurrentSession();
  if (data === undefined) return null;
  return (
    <span className={styles.line}>
      <Timer size={14} role="img" aria-label={t('time_played')} />
      <Elapsed since={data.startedAt} />
      <span>
        {t('net')} <SignedMoney amount={data.session.net} currency={currency} />
      </span>
    </span>
  );
}
