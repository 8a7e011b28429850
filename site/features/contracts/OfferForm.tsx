import { HandCoins } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { contractTerms } from '#site/api/contract/givenContracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, Card, EmptyState } from '#ui';
import * as styles from './Contracts.css.ts';
import { isHeld } from './offerDraft.ts';
import { OfferFields } from './OfferFields.tsx';

interface OfferFormProps {
  readonly memberId: string;
  readonly account: string;
  /** The offer was sent or canceled. */
  readonly onClose: () => void;
}

/** Offers a downline a contract of a kind that the agent has. */
export function OfferForm({ memberId, account, onClose }: OfferFormProps) {
  // Also loads the fields' namespace: suspending below would hide the heading and lose its focus.
  const { t } = useTranslation(['contracts', 'kit']);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has unmounted.
  useEffect(() => heading.current?.focus(), []);
  const { data, error, isPending, isFetching, refetch } = useCall(contractTerms, { memberId }, { staleMs: 0 });
  const kinds = data?.kinds.filter(isHeld) ?? [];
  return (
    <Card as="section" variant="sunken" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.formTitle}>
        {t('offer_title', { 0: account })}
      </h3>
      {isPending && <FormSkeleton fields={3} />}
      {error && !data && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && kinds.length === 0 && (
        <EmptyState
          icon={<HandCoins />}
          title={t('offer_nothing')}
          text={t('offer_nothing_text')}
          action={<Button onClick={onClose}>{t('back')}</Button>}
        />
      )}
      {kinds.length > 0 && <OfferFields memberId={memberId} account={account} kinds={kinds} onClose={onClose} />}
    </Card>
  );
}
