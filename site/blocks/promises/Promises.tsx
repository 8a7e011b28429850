import { useTranslation } from 'react-i18next';

import { useMerchant, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { Card, Text } from '#ui';
import * as styles from './Promises.css.ts';
import type { Props } from './schema.ts';

/** The site's promises, one card each. */
export default function Promises({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const text = useText();
  const { minimumAge } = useMerchant().jurisdiction;
  return (
    <ul className={styles.promises}>
      {props.promises.map((promise) => (
        <Card as="li" key={text(promise.title)} className={styles.promise}>
          <span className={styles.mark}>
            <Icon name={iconNamed(promise.icon)} size={24} />
          </span>
          <h2 className={styles.title}>{text(promise.title)}</h2>
          {promise.text && (
            <Text size="sm" tone="muted">
              {text(promise.text)}
            </Text>
          )}
        </Card>
      ))}
      {props.minimumAge && (
        <Card as="li" className={styles.promise}>
          <span className={styles.mark}>
            <Icon name={iconNamed(props.minimumAge.icon)} size={24} />
          </span>
          <h2 className={styles.title}>{t('minimum_age', { 0: minimumAge })}</h2>
        </Card>
      )}
    </ul>
  );
}
