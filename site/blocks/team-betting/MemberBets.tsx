import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { teamMemberBets, type BetRecord, type BetTotals } from '#site/api/contract/records.ts';
import { Figures } from '#site/features/records/Figures.tsx';
import { useRecordsHost } from '#site/features/records/host.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { Money } from '#site/components/Money.tsx';
import { RecordList } from '#site/features/records/RecordList.tsx';
import type { AskRecords, RecordColumn } from '#site/features/records/recordTypes.ts';
import { useBetColumns } from '#site/features/records/useBetColumns.tsx';
import { betChoices, useBetFilters } from '#site/features/records/useBetFilters.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { Button, Stack } from '#ui';
import * as styles from './TeamBetting.css.ts';

/** Totals, with the account they belong to. */
interface Totals extends BetTotals {
  readonly account: string;
  readonly level: number;
}

interface MemberBetsProps {
  /** The member's id. */
  readonly member: string;
  readonly pageSizes: readonly number[];
  /** Takes the focus after returning to the list. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onBack: () => void;
}

/** One member's bets, with the columns of the member's own records. */
export function MemberBets({ member, pageSizes, list, onBack }: MemberBetsProps) {
  const { t } = useTranslation(['teamReports', 'records']);
  const whole = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The row that had the focus has unmounted.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  useFocusHandoff(whole, list);
  const ask = useMemo((): AskRecords<BetRecord, Totals> => {
    return async (client, { filters, ...query }, options) => {
      const page = await client.call(teamMemberBets, { memberId: member, ...query, ...betChoices(filters) }, options);
      return { ...page, totals: { ...page.totals, ...page.member } };
    };
  }, [member]);
  const columns: readonly RecordColumn<BetRecord, Totals>[] = useBetColumns();
  const filters = useBetFilters();
  return (
    <Stack ref={whole}>
      <Button ref={back} className={styles.back} size="sm" iconStart={<ArrowLeft size="1em" className={styles.arrow} />} onClick={onBack}>
        {t('back_to_team')}
      </Button>
      <RecordList
        name={`team-bets-${member}`}
        title={t('records:bets')}
        ask={ask}
        columns={columns}
        filters={filters}
        rowKey={({ recordId }) => recordId}
        pageSizes={pageSizes}
        empty={{ title: t('records:no_bets_title'), text: t('no_member_bets_text') }}
        Summary={Whose}
      />
    </Stack>
  );
}

/** The member, and its totals: phones show some of them in the list. */
function Whose({ totals: { account, level, ...totals } }: { readonly totals: Totals }) {
  const { t } = useTranslation('teamReports');
  const { currency } = useRecordsHost().merchant;
  const figure = (key: 'stake' | 'validBet' | 'win', name: string) => ({
    key,
    name,
    value: <Money amount={totals[key]} currency={currency} />,
  });
  return (
    <>
      <h3 className={styles.whose}>{t('member_bets', { 0: account, 1: level })}</h3>
      <Figures
        figures={[
          figure('stake', t('stake')),
          figure('validBet', t('valid_bet')),
          figure('win', t('paid_out')),
          { key: 'net', name: t('net'), value: <SignedMoney amount={totals.net} currency={currency} /> },
        ]}
      />
    </>
  );
}
