import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { mainBalance } from '#site/features/cashier/mainBalance.ts';
import { Money } from '#site/components/Money.tsx';
import { useSession } from '#site/session/session.ts';
import { Card, Drawer, Heading, Row, Stack, Text } from '#ui';
import { SlipContent, type SlipProps } from './SlipContent.tsx';
import * as styles from './SlipPanel.css.ts';

/** The bet slip beside the board. */
export function SlipPanel(slip: SlipProps) {
  const { t } = useTranslation('lottery');
  return (
    <Card as="section" tabIndex={-1} className={styles.slip} aria-label={t('slip')}>
      <Row align="baseline" justify="between">
        <Heading level={3}>{t('slip')}</Heading>
        <Balance />
      </Row>
      <SlipContent {...slip} />
    </Card>
  );
}

interface SlipSheetProps extends SlipProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On phones, the bet slip over the board. */
export function SlipSheet({ open, onClose, ...slip }: SlipSheetProps) {
  const { t } = useTranslation('lottery');
  return (
    <Drawer name="lottery-slip" side="bottom" open={open} onClose={onClose} title={t('slip')}>
      <Stack as="section" gap="md" tabIndex={-1} aria-label={t('slip')}>
        <Balance />
        <SlipContent {...slip} />
      </Stack>
    </Drawer>
  );
}

function Balance() {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const { kind } = useSession();
  const { data } = useCall(balance, {}, { enabled: kind !== 'visitor' });
  if (!data) return null;
  return (
    <Text as="span" size="sm" tone="muted">
      {t('balance')} <Money amount={mainBalance(data)} currency={currency} />
    </Text>
  );
}
