import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import * as panel from '#site/features/club/panel.css.ts';
import { ButtonLink, Card, Heading, Row, Stack, Text } from '#ui';
import { Contact } from './Contact.tsx';
import { Earnings } from './Earnings.tsx';
import { InvitationCode } from './InvitationCode.tsx';
import * as styles from './JoinUs.css.ts';
import type { Props } from './schema.ts';

/** Page for prospective agents. Shows no figures, since earnings are agreed in contracts. */
export default function JoinUs({ props }: BlockProps<Props>) {
  const { t } = useTranslation('club');
  const text = useText();
  const steps = useId();
  const session = useFact('session');
  const canRegister = session === 'visitor' || session === 'trial';
  return (
    <Stack gap="xxl">
      <section className={panel.hero}>
        <Stack gap="md" align="start">
          <Heading level={2} size="xxl">
            {props.title ? text(props.title) : t('join_title')}
          </Heading>
          <p className={panel.heroText}>{props.text ? text(props.text) : t('join_text')}</p>
          <Row gap="md" align="stretch">
            {canRegister && (
              <ButtonLink href={props.register} variant="primary" size="lg">
                {t('open_account')}
              </ButtonLink>
            )}
            {session === 'agent' && (
              <ButtonLink href={props.agentCentre} variant="primary" size="lg">
                {t('join_centre')}
              </ButtonLink>
            )}
            <Contact wanted={props.contact} primary={session === 'member'} />
          </Row>
        </Stack>
      </section>
      <Earnings earnings={props.earnings} />
      {props.steps.length > 0 && (
        <Stack as="section" aria-labelledby={steps}>
          <Heading id={steps} level={2}>
            {t('how_title')}
          </Heading>
          <ol className={panel.tiles}>
            {props.steps.map((step, index) => (
              <Card as="li" key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3}>{t(`join_${step}`)}</Heading>
                <Text size="sm" tone="muted">
                  {t(`join_${step}_text`)}
                </Text>
              </Card>
            ))}
          </ol>
        </Stack>
      )}
      {props.invitation && canRegister && <InvitationCode register={props.register} />}
    </Stack>
  );
}
