import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#site/components/Icon.tsx';
import { Button, EmptyState, Row } from '#ui';
import { useRequireAccount } from './useRequireAccount.ts';

interface LoginNeededProps {
  readonly title: string;
  readonly text: string;
  /** Alternative action besides login. */
  readonly more?: ReactNode;
}

/** Replaces content that requires a real account: visitors see a login button, trial accounts an explanation. */
export function LoginNeeded({ title, text, more }: LoginNeededProps) {
  const { t } = useTranslation('lobby');
  const guard = useRequireAccount();
  return (
    <EmptyState
      icon={<Icon name="lock" size={28} />}
      title={title}
      text={text}
      action={
        <Row as="span" align="stretch" justify="center">
          <Button variant="primary" onClick={() => guard({ kind: 'launch', run: () => undefined })}>
            {t('log_in')}
          </Button>
          {more}
        </Row>
      }
    />
  );
}
