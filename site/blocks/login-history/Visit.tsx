import { Laptop, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/runtime/view.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { deviceName } from '#site/features/security/deviceName.ts';
import * as styles from './LoginHistory.css.ts';

/** Systems of what is held in a hand. */
const HANDHELD: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'iPadOS']);

interface VisitProps {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Masked. */
  readonly address: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** What is to be said of it besides. */
  readonly children?: ReactNode;
}

/** Where from and when somebody logged in. */
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
