import { useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { AccountCard } from '#site/features/account/AccountCard.tsx';
import type { Props } from './schema.ts';

interface DrawerAccountProps {
  readonly to: string;
  readonly club: Props['club'];
  readonly deposit: Props['deposit'];
  readonly onClose: () => void;
}

/** Who is logged in, with the balance and the link to a deposit; leads to the member's center. */
export function DrawerAccount({ to, club, deposit, onClose }: DrawerAccountProps) {
  const text = useText();
  const { currency } = useMerchant();
  const actions = deposit ? [{ to: deposit.to, label: text(deposit.label) }] : [];
  return <AccountCard currency={currency} to={to} club={club} actions={actions} onFollow={onClose} />;
}
