import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { transferLine, type LineMember } from '#site/api/contract/memberTransfer.ts';
import { useCall } from '#site/api/useCall.ts';
import { DownlineFinder } from '#site/features/downlines/DownlineFinder.tsx';
import { useDownlineSearch } from '#site/features/downlines/useDownlineSearch.ts';
import { Button } from '#ui';
import { Person } from './Person.tsx';

interface DownlinesProps {
  readonly pageSize: number;
  readonly chosen: LineMember | undefined;
  readonly onChoose: (member: LineMember | undefined) => void;
}

/** Search for a direct downline by part of the account; shows the selected one. */
export function Downlines({ pageSize, chosen, onChoose }: DownlinesProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  // After a selection is cleared, the search gets the focus.
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen) {
    return (
      <Person member={chosen} title={t('downline')} isNew>
        <Button
          size="sm"
          onClick={() => {
            setWasChosen(true);
            onChoose(undefined);
          }}
        >
          {t('choose_another')}
        </Button>
      </Person>
    );
  }
  return <Finder pageSize={pageSize} takesFocus={wasChosen} onChoose={onChoose} />;
}

interface FinderProps {
  readonly pageSize: number;
  readonly takesFocus: boolean;
  readonly onChoose: (member: LineMember) => void;
}

function Finder({ pageSize, takesFocus, onChoose }: FinderProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  const search = useDownlineSearch(pageSize);
  const answer = useCall(transferLine, search.asked, { keepPrevious: true });
  return (
    <DownlineFinder
      search={search}
      answer={answer}
      found={answer.data?.downlines}
      label={t('find_downline')}
      listLabel={t('downlines')}
      pagesLabel={t('downline_pages')}
      nobody={{ title: t('nobody_found'), text: t('nobody_found_text') }}
      takesFocus={takesFocus}
      onChoose={onChoose}
    />
  );
}
