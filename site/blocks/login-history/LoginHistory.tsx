import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { Logins } from './Logins.tsx';
import type { Props } from './schema.ts';
import { Sessions } from './Sessions.tsx';
import * as styles from './LoginHistory.css.ts';

/** Active sessions and recent logins. */
export default function LoginHistory({ props }: BlockProps<Props>) {
  const { t } = useTranslation('security');
  return (
    <div className={styles.stack}>
      <Sessions />
      <Logins pageSize={props.pageSize} />
      <p className={styles.note}>{t('logins_note')}</p>
    </div>
  );
}
