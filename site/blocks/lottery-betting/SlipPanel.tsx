import { useTranslation } from 'react-i18next';

import { Card, Heading, Row } from '#ui';
import { SlipBalance } from './SlipBalance.tsx';
import { SlipContent, type SlipProps } from './SlipContent.tsx';
import * as styles from './SlipPanel.css.ts';

/** The bet slip beside the board. */
export function SlipPanel(slip: SlipProps) {
  const { t } = useTranslation('lottery');
  return (
    <Card as="section" tabIndex={-1} className={styles.slip} aria-label={t('slip')}>
      <Row align="baseline" justify="between">
        <Heading level={3}>{t('slip')}</Heading>
        <SlipBalance />
      </Row>
      <SlipContent {...slip} />
    </Card>
  );
}
