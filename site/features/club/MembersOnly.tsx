import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '#site/session/session.ts';
import { ButtonLink, Heading, Row, Stack } from '#ui';
import * as styles from './panel.css.ts';

interface MembersOnlyProps {
  readonly title: string;
  /** What logging in gives access to. */
  readonly text: string;
  /** Targets of the two buttons, from config. */
  readonly login: string;
  readonly register: string;
  /** Picture beside the text. */
  readonly picture?: ReactNode;
}

/** Replaces members-only content: visitors see login buttons, trial accounts a message that a real account is required. */
export function MembersOnly({ title, text, login, register, picture }: MembersOnlyProps) {
  const { t } = useTranslation('club');
  const trial = useSession().kind === 'trial';
  return (
    <section className={styles.hero} data-split="end">
      <Stack gap="md" align="start">
        <Heading level={2} size="xxl">
          {trial ? t('trial_title') : title}
        </Heading>
        <p className={styles.heroText}>{trial ? t('trial_text') : text}</p>
        <Row gap="md" align="stretch">
          {!trial && (
            <ButtonLink href={login} variant="primary" size="lg">
              {t('log_in')}
            </ButtonLink>
          )}
          <ButtonLink href={register} variant={trial ? 'primary' : 'secondary'} size="lg">
            {t('open_account')}
          </ButtonLink>
        </Row>
      </Stack>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </section>
  );
}
