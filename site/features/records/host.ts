import { createContext, useContext } from 'react';

import type { Currency } from '#site/i18n/format.ts';
import type { CurrencyExponent } from '#ui';

/** Dependencies of the records feature, which the block provides, so that its parts need no access to config. */
export interface RecordsHost {
  readonly merchant: {
    readonly code: string;
    readonly currency: Currency & { readonly exponent: CurrencyExponent };
    /** Time zone of days; UTC by default. */
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
  /** The modal around the block, whose parameters are in the URL. */
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
