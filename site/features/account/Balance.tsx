import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Money } from '#site/components/Money.tsx';
import type { Currency } from '#site/i18n/format.ts';
import { IconButton } from '#ui';
import { useBalance } from './useBalance.ts';

/** Text of a hidden balance [HDR-5]. */
const HIDDEN = '****';
/** Placeholder while loading. */
const COMING = '…';

interface BalanceAmountProps {
  readonly currency: Currency;
  readonly className: string;
}

/** The balance, its placeholder while it loads, or asterisks. */
export function BalanceAmount({ currency, className }: BalanceAmountProps) {
  const { t } = useTranslation();
  const { amount, hidden, isError, isFetching } = useBalance();
  const shown = amount === undefined ? COMING : <Money amount={amount} currency={currency} />;
  return (
    <output className={className} aria-busy={isFetching}>
      {hidden ? (
        <span role="img" aria-label={t('balance_hidden')}>
          {HIDDEN}
        </span>
      ) : isError ? (
        t('balance_failed')
      ) : (
        shown
      )}
    </output>
  );
}

/** Hides or shows the balance, and requests it again. */
export function BalanceToggle({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const { hidden, toggle } = useBalance();
  return (
    <IconButton size="sm" className={className} aria-label={t(hidden ? 'show_balance' : 'hide_balance')} onClick={toggle}>
      {hidden ? <EyeOff size={18} /> : <Eye size={18} />}
    </IconButton>
  );
}
