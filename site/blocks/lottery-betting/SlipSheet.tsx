import { useTranslation } from 'react-i18next';

import { Drawer, Stack } from '#ui';
import { SlipBalance } from './SlipBalance.tsx';
import { SlipContent, type SlipProps } from './SlipContent.tsx';

interface SlipSheetProps extends SlipProps {
  readonly onClose: () => void;
}

/** On phones, the bet slip over the board. */
export default function SlipSheet({ onClose, ...slip }: SlipSheetProps) {
  const { t } = useTranslation('lottery');
  return (
    <Drawer name="lottery-slip" side="bottom" open onClose={onClose} title={t('slip')}>
      <Stack as="section" gap="md" tabIndex={-1} aria-label={t('slip')}>
        <SlipBalance />
        <SlipContent {...slip} />
      </Stack>
    </Drawer>
  );
}
