import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  consolidated,
  contractList,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  type Contract,
  type ContractAction,
} from '#site/api/contract/contracts.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { Currency } from '#site/i18n/format.ts';
import { useDialogs } from '#site/shared/Dialogs.tsx';
import { useMoneyProblem } from '#site/shared/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/shared/payment/useMoneyWrite.ts';
import { useToast } from '#ui';
import { rateText } from './rateText.ts';

/** Each kind of contract has a call of its own. */
const ROWS = {
  dividend: processDividend,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;

const CHANGED = [contractList, consolidated];

interface Decision {
  /** Asks first, with all that would follow from it. */
  readonly decide: (action: ContractAction) => Promise<void>;
  readonly pending: ContractAction | undefined;
  /** Why the last one did not work, in words. */
  readonly problem: string | undefined;
}

/** Decides on a contract, once, and says what became of it. */
export function useDecision(contract: Contract, currency: Currency, onDecided: () => void): Decision {
  const { t } = useTranslation('contracts');
  const dialogs = useDialogs();
  const showToast = useToast();
  const { send, problem } = useMoneyWrite(ROWS[contract.sort], CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const [pending, setPending] = useState<ContractAction>();
  const { contractId, sort, state, ends, replaces } = contract;

  /** What follows besides: the downlines' contracts that end are named. */
  const consequences = (): readonly string[] => [
    ...(replaces ? [t('replaces')] : []),
    ...(ends.length > 0 ? [t('ends', { 0: ends.map(({ account, rate }) => `${account} (${rateText(rate)})`).join(', ') })] : []),
  ];

  const decide = async (action: ContractAction): Promise<void> => {
    const word = state === 'ending' ? `ending_${action}` : `action_${action}`;
    const accepts = state === 'offered' && action === 'accept';
    const isEnd = action === 'terminate' || (state === 'ending' && action === 'accept');
    const agreed = await dialogs.confirm({
      title: t('ask_title', { 0: t(word), 1: t(`sort_${sort}`) }),
      text: [t(`${word}_text`), ...(accepts ? consequences() : [])].join(' '),
      ok: t(word),
      cancel: t('back'),
      ...((isEnd || (accepts && ends.length > 0)) && { tone: 'critical' as const }),
    });
    if (!agreed) return;
    setPending(action);
    const answer = await send({ contractId, action, ends: accepts ? ends.map((downline) => downline.contractId) : [] });
    setPending(undefined);
    if (answer === undefined) return;
    showToast({ tone: 'positive', message: t(`became_${answer.state}`, { 0: t(`sort_${sort}`) }) });
    onDecided();
  };

  return { decide, pending, problem: problem?.code === PAGE_CODE.contractChanged ? t('changed') : said?.text };
}
