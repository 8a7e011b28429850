import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CONTRACT_STATES } from '#site/api/contract/agentContracts.ts';
import { useFocusAfterRender } from '#site/lib/useFocusAfterRender.ts';
import * as styles from '#site/features/contracts/Contracts.css.ts';
import { DownlinePicker, type Downline } from '#site/features/contracts/DownlinePicker.tsx';
import { GivenContracts } from '#site/features/contracts/GivenContracts.tsx';
import { GivenPages } from '#site/features/contracts/GivenPages.tsx';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { Button, Card, SelectField } from '#ui';
import { PAGE, pageIn } from './place.ts';

/** Query parameters of the filters. */
const STATE = 'state';
const ACCOUNT = 'account';

interface GivenProps {
  readonly pageSize: number;
  /** Number of downlines listed before a search. */
  readonly downlinesSize: number;
}

/** All contracts that the agent has offered to downlines, and a form for another. */
export function Given({ pageSize, downlinesSize }: GivenProps) {
  const { t } = useTranslation('contracts');
  const { parts, put } = useRecordPlace();
  const [step, setStep] = useState<'list' | 'whom' | Downline>('list');
  const offering = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const state = CONTRACT_STATES.find((known) => known === parts[STATE]);
  const search = parts[ACCOUNT] ?? '';

  const close = (): void => {
    setStep('list');
    put({ [PAGE]: '' });
    focusAfterRender(() => offering.current);
  };

  if (step === 'whom') return <DownlinePicker pageSize={downlinesSize} onChoose={setStep} onClose={close} />;
  if (step !== 'list') {
    return (
      <div className={styles.stack}>
        <Button className={styles.aside} onClick={close}>
          {t('given_all')}
        </Button>
        <GivenContracts memberId={step.memberId} account={step.account} pageSize={pageSize} startsOffering />
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <Button ref={offering} variant="primary" className={styles.aside} iconStart={<Plus size={18} />} onClick={() => setStep('whom')}>
        {t('offer')}
      </Button>
      <Card role="search" aria-label={t('filters')} variant="sunken" padding="md" className={styles.filters}>
        <SelectField
          size="md"
          label={t('state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('state_all') },
            ...CONTRACT_STATES.map((value) => ({ value, label: t(value === 'offered' ? 'given_offered' : `state_${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => put({ [STATE]: value, [PAGE]: '' })}
        />
        <SearchBox label={t('account')} value={search} onSearch={(words) => put({ [ACCOUNT]: words.trim(), [PAGE]: '' })} />
      </Card>
      <GivenPages
        filter={{ ...(state && { state }), ...(search !== '' && { search }) }}
        pageNo={pageIn(parts)}
        pageSize={pageSize}
        onPage={(page) => put({ [PAGE]: page === 1 ? '' : String(page) })}
      />
    </div>
  );
}
