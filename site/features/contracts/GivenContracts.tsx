import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#ui';
import { useFocusAfterRender } from '#site/lib/useFocusAfterRender.ts';
import * as styles from './Contracts.css.ts';
import { GivenPages } from './GivenPages.tsx';
import { OfferForm } from './OfferForm.tsx';

interface GivenContractsProps {
  /** A direct downline of the agent. */
  readonly memberId: string;
  readonly account: string;
  /** Contracts per page. @default 5 */
  readonly pageSize?: number;
  /** Whether the form is open initially. @default false */
  readonly startsOffering?: boolean;
}

/**
 * The contracts between an agent and one direct downline, with actions and a form for another offer. Requires a `RecordsProvider`; has no
 * state in the URL, so that it can be combined with other lists.
 */
export function GivenContracts({ memberId, account, pageSize = 5, startsOffering = false }: GivenContractsProps) {
  const { t } = useTranslation('contracts');
  const [isOffering, setOffering] = useState(startsOffering);
  const [pageNo, setPageNo] = useState(1);
  const offering = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();

  const close = (): void => {
    setOffering(false);
    setPageNo(1);
    focusAfterRender(() => offering.current);
  };

  return (
    <div className={styles.stack}>
      {isOffering ? (
        <OfferForm memberId={memberId} account={account} onClose={close} />
      ) : (
        <Button ref={offering} className={styles.aside} iconStart={<Plus size={18} />} onClick={() => setOffering(true)}>
          {t('offer')}
        </Button>
      )}
      <GivenPages filter={{ memberId }} pageNo={pageNo} pageSize={pageSize} onPage={setPageNo} />
    </div>
  );
}
