import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { HtmlText } from '#site/features/serverHtml/HtmlText.tsx';
import { PromotionPeriod } from '#site/features/promotions/PromotionStanding.tsx';
import { actionAt, chipOf, STATUS_TONES } from '#site/features/promotions/statuses.ts';
import type { Promotion } from '#site/features/promotions/usePromotions.ts';
import { Badge, Button, Callout, Card, Stack } from '#ui';
import { ApplicationForm } from './ApplicationForm.tsx';
import { History } from './History.tsx';
import { nextStep } from './nextStep.ts';
import { Worth } from './RewardCard.tsx';
import * as styles from './RewardDetail.css.ts';
import { Steps } from './Steps.tsx';
import { Ticket } from './Ticket.tsx';
import { useReward } from './useReward.ts';

interface RewardDetailProps {
  readonly promotion: Promotion;
  readonly onBack: () => void;
}

/** One reward in full: description, status, actions and applications. */
export function RewardDetail({ promotion, onBack }: RewardDetailProps) {
  const { t } = useTranslation('rewards');
  const { t: statusText } = useTranslation('content');
  const { formats } = useSite();
  const merchant = useMerchant();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, content, image, application } = promotion;
  const chip = chipOf(promotion.status);
  // The card that had the focus has unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="article">
      <button type="button" className={styles.back} onClick={onBack}>
        <ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />
        {t('all_rewards')}
      </button>
      <Card padding="none" className={styles.sheet}>
        {image !== null && <img className={styles.art} src={image} alt="" width={640} height={360} />}
        <div className={styles.words}>
          {chip && (
            <span>
              <Badge tone={STATUS_TONES[chip]}>{statusText(`status.${chip}`)}</Badge>
            </span>
          )}
          <h4 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h4>
          <PromotionPeriod promotion={promotion} format={formats.date} />
          <Worth promotion={promotion} />
        </div>
      </Card>
      <HtmlText html={content} merchant={merchant} />
      <NextThing promotion={promotion} />
      {application && <History promotionId={promotion.id} />}
    </Stack>
  );
}

/** The available action, or the progress. */
function NextThing({ promotion }: Pick<RewardDetailProps, 'promotion'>) {
  const { t } = useTranslation('rewards');
  const { t: verbText } = useTranslation('content');
  const { currency } = useMerchant();
  const { act, openTicket, pending, problem, forget } = useReward(promotion, currency);
  const { status, application, raffle, canReapply, reason } = promotion;
  const action = actionAt(status);
  const appliesNow = application && (action === 'join' || canReapply);
  return (
    <Card as="section" variant="sunken" className={styles.now} aria-label={t('now')}>
      {application && status !== null && <Steps status={status} />}
      {raffle && status !== null ? (
        <Ticket promotion={promotion} prizes={raffle.prizes} pending={pending} problem={problem?.text} onOpen={() => void openTicket()} />
      ) : (
        <p className={styles.next}>{t(nextStep(promotion))}</p>
      )}
      {reason !== null && (
        <p className={styles.reason} role="note">
          {reason}
        </p>
      )}
      {appliesNow && (
        <ApplicationForm
          contact={application.contact}
          again={canReapply}
          pending={pending}
          problem={problem}
          onChange={forget}
          onSend={(sent) => act('join', sent)}
        />
      )}
      {action && !appliesNow && !raffle && (
        <>
          <Button variant="primary" size="lg" loading={pending} onClick={() => void act(action)}>
            {verbText(`verb.${action}`)}
          </Button>
          {problem && (
            <Callout live="assertive" tone="critical" compact>
              {problem.text}
            </Callout>
          )}
        </>
      )}
    </Card>
  );
}
