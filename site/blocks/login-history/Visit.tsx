import { Laptop, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { deviceName } from '#site/features/security/deviceName.ts';
import * as styles from './LoginHistory.css.ts';

/** Mobile operating systems. */
const HANDHELD: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'iPadOS']);

interface VisitProps {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Masked IP address. */
  readonly address: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Additional details. */
  readonly children?: ReactNode;
}

/** Place and time of a login. */
export function Visit({ at, address, children, ...device }: VisitProps) {
  const { t } = useTranslation('security');
  const { timeZone = 'UTC' } = useMerchant();
  const { date } = useSite().formats;
  const Device = HANDHELD.has(device.system) ? Smartphone : Laptop;
  return (
    <>
      <Device size={22} aria-hidden="true" className={styles.device} />
      <div className={styles.words}>
        <p className={styles.name}>
          {deviceName(device, t)} {children}
        </p>
        <p className={styles.when}>
          <time dateTime={new Date(at).toISOString()}>
            <bdi dir="ltr">{formatIn(at, date, timeZone)}</bdi>
          </time>
          <bdi dir="ltr">{address}</bdi>
        </p>
      </div>
    </>
  );
}
