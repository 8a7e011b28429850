import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMenu, useMerchant, useText, type ShownEntry } from '#site/assembler/sdk/view.ts';
import { type Group } from '#site/assembler/sdk/groups.ts';
import { AccountCard } from '#site/features/account/AccountCard.tsx';
import { useLogout } from '#site/session/useLogout.ts';
import { Button } from '#ui';
import * as styles from './CentrePanel.css.ts';
import type { Selecting } from './EntryLink.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import type { Props } from './schema.ts';

interface HubProps extends Selecting, Pick<Props, 'actions' | 'club'> {
  readonly groups: readonly Group<ShownEntry>[];
}

/** The center on phones: who is logged in, the balance with the main actions, all entries as tiles, and the logout. */
export function Hub({ groups, actions, club, ...selecting }: HubProps) {
  const { t } = useTranslation();
  const text = useText();
  const { currency } = useMerchant();
  const links = useMenu(actions ?? '');
  const logout = useLogout();
  return (
    <div className={styles.hub}>
      <AccountCard currency={currency} club={club} actions={links.map(({ item }) => ({ to: item.to, label: text(item.label) }))} />
      <EntryMenu groups={groups} chosen={undefined} variant="tile" {...selecting} />
      <Button fullWidth iconStart={<LogOut size={18} />} onClick={() => void logout()}>
        {t('logout')}
      </Button>
    </div>
  );
}
