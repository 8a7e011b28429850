import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import * as panel from '#site/features/club/panel.css.ts';
import { ButtonLink } from '#ui';
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
    <div className={panel.stack}>
      <section className={panel.hero}>
        <div className={panel.words}>
          <h2 className={panel.heroTitle}>{props.title ? text(props.title) : t('join_title')}</h2>
          <p className={panel.heroText}>{props.text ? text(props.text) : t('join_text')}</p>
          <div className={panel.actions}>
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
          </div>
        </div>
      </section>
      <Earnings earnings={props.earnings} />
      {props.steps.length > 0 && (
        <section className={panel.section} aria-labelledby={steps}>
          <h2 id={steps} className={panel.title}>
            {t('how_title')}
          </h2>
          <ol className={panel.tiles}>
            {props.steps.map((step, index) => (
              <li key={step} className={`${panel.card} ${styles.step}`}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.name}>{t(`join_${step}`)}</h3>
                <p className={panel.note}>{t(`join_${step}_text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {props.invitation && canRegister && <InvitationCode register={props.register} />}
    </div>
  );
}
