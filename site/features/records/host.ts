import { createContext, useContext } from 'react';

import type { Currency } from '#site/i18n/format.ts';
import type { CurrencyExponent } from '#ui';

/** What records need to know of the site around them. The block that shows some gives it, so that its parts need not know where config lives. */
export interface RecordsHost {
  readonly merchant: {
    readonly code: string;
    readonly currency: Currency & { readonly exponent: CurrencyExponent };
    /** By whose clock days begin; UTC where nothing is said. */
    readonly timeZone?: string | undefined;
    readonly jurisdiction: { readonly historyMonths: number };
  };
  /** Constants of `site.json`. */
  readonly site: {
    readonly records: { readonly datePresetDays: readonly number[] };
    readonly formats: { readonly date: string };
    readonly agents: { readonly contractPeriods: readonly string[]; readonly realTimeSettleMs: number };
  };
  /** The platform's code of the page's language. */
  readonly language: string;
  /** The modal that the block stands in, whose parameters are in the address. */
  readonly modal: {
    readonly params: Readonly<Record<string, string>>;
    put(changes: Readonly<Record<string, string>>): void;
  };
}

const RecordsContext = createContext<RecordsHost | null>(null);

export const RecordsProvider = RecordsContext.Provider;

export function useRecordsHost(): RecordsHost {
  const host = useContext(RecordsContext);
  if (host === null) throw new Error('Records need a RecordsProvider above them');
  return host;
}
