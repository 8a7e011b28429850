import { useTranslation } from 'react-i18next';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { contractDownlines } from '#site/api/contract/givenContracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { DownlineFinder } from '#site/features/downlines/DownlineFinder.tsx';
import { useDownlineSearch } from '#site/features/downlines/useDownlineSearch.ts';
import { Button, Card } from '#ui';
import * as styles from './Contracts.css.ts';

export type Downline = CallOutput<typeof contractDownlines>['list'][number];

interface DownlinePickerProps {
  /** Number of results per page. */
  readonly pageSize: number;
  readonly onChoose: (downline: Downline) => void;
  readonly onClose: () => void;
}

/** Picks a direct downline by part of the account, to offer a contract. */
export function DownlinePicker({ pageSize, onChoose, onClose }: DownlinePickerProps) {
  const { t } = useTranslation('contracts');
  const search = useDownlineSearch(pageSize);
  const answer = useCall(contractDownlines, search.asked, { keepPrevious: true });
  return (
    <Card as="section" variant="sunken" aria-label={t('offer_whom')}>
      <DownlineFinder
        search={search}
        answer={answer}
        found={answer.data}
        label={t('offer_whom')}
        listLabel={t('downlines')}
        pagesLabel={t('downline_pages')}
        nobody={{ title: t('nobody'), text: t('nobody_text') }}
        takesFocus
        onChoose={onChoose}
      />
      <Button className={styles.aside} onClick={onClose}>
        {t('back')}
      </Button>
    </Card>
  );
}
