import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from '#site/features/cashier/Cashier.css.ts';
import { qrPicture, saveQr } from '#site/lib/qrCode.ts';
import { Button } from '#ui';

interface PaymentCodeProps {
  readonly text: string;
  /** Whether the code holds only an address. */
  readonly isAddress: boolean;
  /** File name of the saved picture. */
  readonly name: string;
}

/** A QR code to scan or save: a phone cannot scan its own screen. */
export function PaymentCode({ text, isAddress, name }: PaymentCodeProps) {
  const { t } = useTranslation('cashier');
  const picture = useMemo(() => qrPicture(text), [text]);
  return (
    <figure className={styles.code}>
      <img src={picture} alt={t(isAddress ? 'qr_alt_address' : 'qr_alt')} width={232} height={232} className={styles.qr} />
      <figcaption className={styles.codeNote}>{t(isAddress ? 'qr_note_address' : 'qr_note')}</figcaption>
      <Button iconStart={<Download size={18} />} onClick={() => saveQr(text, name)}>
        {t('save_qr')}
      </Button>
    </figure>
  );
}
