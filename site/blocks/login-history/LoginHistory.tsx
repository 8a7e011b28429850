import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { Stack, Text } from '#ui';
import { Logins } from './Logins.tsx';
import type { Props } from './schema.ts';
import { Sessions } from './Sessions.tsx';

/** Active sessions and recent logins. */
export default function LoginHistory({ props }: BlockProps<Props>) {
  const { t } = useTranslation('security');
  return (
    <Stack gap="xl">
      <Sessions />
      <Logins pageSize={props.pageSize} />
      <Text size="sm" tone="muted">
        {t('logins_note')}
      </Text>
    </Stack>
  );
}
