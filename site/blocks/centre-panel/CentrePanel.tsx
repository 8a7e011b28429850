import { Activity, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCentre, useFact, useModal, useModalOpener, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useCentreGroups } from '#site/assembler/sdk/groups.ts';
import { afterPaint } from '#site/api/afterPaint.ts';
import { EmptyState } from '#ui';
import * as styles from './CentrePanel.css.ts';
import { Entry } from './Entry.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { Hub } from './Hub.tsx';
import type { Props } from './schema.ts';

/**
 * A center's menu beside the selected entry. On a phone, the hub with the menu comes first, unless the URL names an entry. An entry is
 * prerendered hidden on pointer intent, so that selecting it only has to reveal it.
 */
export default function CentrePanel({ props: { centre, actions, club } }: BlockProps<Props>) {
  const { t } = useTranslation('centre');
  const entries = useCentre(centre);
  const groups = useCentreGroups(centre);
  const { page, isAhead, choose } = useChoice();
  const alone = useFact('device') === 'phone';
  const [pointedAt, pointAt] = useState<string>();
  const named = entries.find(({ item }) => item.page === page);
  const chosen = named ?? (alone ? undefined : entries[0]);
  // A selected entry is no longer prerendered: leaving it unmounts it and discards its form state.
  if (pointedAt !== undefined && pointedAt === chosen?.address) pointAt(undefined);

  if (entries.length === 0) return <EmptyState title={t('nothing')} />;
  const selecting = { groups, onPoint: pointAt, onChoose: choose };
  return (
    <div className={styles.centre}>
      {alone ? !chosen && <Hub actions={actions} club={club} {...selecting} /> : <EntryMenu chosen={chosen} variant="row" {...selecting} />}
      {entries.map(
        (entry) =>
          (entry === chosen || entry.address === pointedAt) && (
            <Activity key={entry.address} mode={entry === chosen ? 'visible' : 'hidden'}>
              <Entry entry={entry} isAddressed={entry === chosen && !isAhead} backTo={alone && entry === chosen ? centre : undefined} />
            </Activity>
          ),
      )}
    </div>
  );
}

/**
 * The entry in the URL, or the one just selected. The selection shows at once; the URL changes after the entry has rendered, since that
 * update is as slow as rendering the entry on a slow phone.
 */
function useChoice() {
  const { params } = useModal();
  const { open } = useModalOpener();
  const [addressed, address] = useState(params);
  const [ahead, goAhead] = useState<string>();
  if (addressed !== params) {
    address(params);
    goAhead(undefined);
  }
  const choose = useCallback(
    (page: string) => {
      goAhead(page);
      open(`centre:${page}`, {}, afterPaint());
    },
    [open],
  );
  return { page: ahead ?? params['page'], isAhead: ahead !== undefined, choose };
}
