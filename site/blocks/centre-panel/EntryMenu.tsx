import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useText, type ShownEntry } from '#site/assembler/sdk/view.ts';
import { type Group as EntryGroup } from '#site/assembler/sdk/groups.ts';
import { useBadges } from '#site/features/account/useBadges.ts';
import * as styles from './CentrePanel.css.ts';
import { EntryLink, type Selecting } from './EntryLink.tsx';

interface EntryMenuProps extends Selecting {
  readonly groups: readonly EntryGroup<ShownEntry>[];
  readonly chosen: ShownEntry | undefined;
  /** Rows beside the selected entry, or tiles of the hub. */
  readonly variant: 'row' | 'tile';
}

/** The entries of a center by group, with their counts. */
export const EntryMenu = memo(function EntryMenu({ groups, chosen, variant, ...selecting }: EntryMenuProps) {
  const { t } = useTranslation('centre');
  const countOf = useBadges(groups.flatMap(({ entries }) => entries.map(({ item }) => item.badge)));
  return (
    <nav aria-label={t('entries')} className={styles.menu[variant]}>
      {groups.map((group) => (
        <Group key={group.id} group={group} chosen={chosen} variant={variant} countOf={countOf} {...selecting} />
      ))}
    </nav>
  );
});

interface GroupProps extends Omit<EntryMenuProps, 'groups'> {
  readonly group: EntryGroup<ShownEntry>;
  readonly countOf: ReturnType<typeof useBadges>;
}

function Group({ group: { label, entries }, chosen, variant, countOf, ...selecting }: GroupProps) {
  const text = useText();
  const id = useId();
  // Beside an entry only the entry has a heading: lists of links are no parts of it.
  const Title = variant === 'tile' ? 'h3' : 'p';
  return (
    <div className={styles.group[variant]}>
      {label && (
        <Title id={id} className={styles.groupTitle[variant]}>
          {text(label)}
        </Title>
      )}
      <ul className={styles.entries[variant]} {...(label && { 'aria-labelledby': id })}>
        {entries.map(({ address, item }) => (
          <EntryLink
            key={address}
            address={address}
            item={item}
            count={countOf(item.badge)}
            current={address === chosen?.address}
            variant={variant}
            {...selecting}
          />
        ))}
      </ul>
    </div>
  );
}
