import type { RefObject, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { changeMemberRates, teamMember, type RateSet } from '#site/api/contract/team.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { callKey, useQueryClient } from '#site/api/useCall.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { FormProblem } from '#site/features/team/FormProblem.tsx';
import { RateFields } from '#site/features/team/RateFields.tsx';
import * as styles from '#site/features/team/Team.css.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { useRates } from '#site/features/team/useRates.ts';
import { Button, Stack, useToast } from '#ui';

interface RatesFormProps {
  readonly memberId: string;
  readonly rates: RateSet;
  readonly bounds: { readonly least: RateSet; readonly most: RateSet };
  /** Takes the focus when the form is reset with other rates. */
  readonly heir: RefObject<HTMLElement | null>;
}

const CHANGED = [teamMember];

const isSame = (one: RateSet, other: RateSet): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/**
 * Rates of a direct downline, adjustable within bounds. After a lost response, the refetched member shows whether they were saved; the
 * form is reset then, so a toast reports it.
 */
export function RatesForm({ memberId, rates: now, bounds, heir }: RatesFormProps) {
  const { t } = useTranslation('team');
  const { currency } = useMerchant();
  const showToast = useToast();
  const queries = useQueryClient();
  const { send, pending, problem, forget } = useMoneyWrite(changeMemberRates, CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const rates = useRates({ first: now, ...bounds, onChange: forget });
  const { form, showFault } = useFirstFault();
  useFocusHandoff(form, heir);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    forget();
    const taken = rates.take();
    if (taken === undefined) return showFault();
    const answer = await send({ memberId, rates: taken });
    const known = queries.getQueryData<CallOutput<typeof teamMember>>(callKey(teamMember, { memberId }));
    const isSet = known !== undefined && isSame(known.rates, taken) && !isSame(now, taken);
    if (answer || isSet) showToast({ tone: 'positive', message: t('rates_saved') });
  };

  return (
    <form ref={form} noValidate className={styles.stack} aria-busy={pending} onSubmit={(event) => void submit(event)}>
      <RateFields rates={rates} most={bounds.most} least={bounds.least} text={t('rates_bounds_text')} />
      <Stack gap="md" align="start">
        <FormProblem text={said ? (problem?.code === PAGE_CODE.rateInvalid ? t('rate_refused') : said.text) : undefined} />
        <Button type="submit" variant="primary" loading={pending}>
          {t('rates_save')}
        </Button>
      </Stack>
    </form>
  );
}
