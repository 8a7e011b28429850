import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  consolidated,
  contractList,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  type ContractAction,
} from '#site/api/contract/agentContracts.ts';
import { contractTerms, givenContracts } from '#site/api/contract/givenContracts.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { useDialogs, useToast } from '#ui';
import type { ShownContract } from './shown.ts';
import { useConsequences } from './useConsequences.ts';

/** Each kind of contract has a separate call. */
const ROWS = {
  dividend: processDividend,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;

const CHANGED = [contractList, consolidated, givenContracts, contractTerms];

interface Decision {
  /** Asks for confirmation with all consequences first. */
  readonly decide: (action: ContractAction) => Promise<void>;
  readonly pending: ContractAction | undefined;
  /** Error message of the last attempt, if the contract is unchanged. */
  readonly problem: string | undefined;
}

/**
 * Decides on a contract exactly once and reports the result.
 * @param onLeaving called if the contract may leave its list
 */
export function useDecision(shown: ShownContract, onLeaving: () => void): Decision {
  const { t } = useTranslation('contracts');
  const dialogs = useDialogs();
  const showToast = useToast();
  const { send, problem } = useMoneyWrite(ROWS[shown.contract.sort], CHANGED);
  const said = useMoneyProblem(useRecordsHost().merchant.currency)(problem);
  const consequences = useConsequences(shown);
  const { side, contract } = shown;
  const [pending, setPending] = useState<ContractAction>();
  const { contractId, sort, state, ends } = contract;
  const isGiven = side === 'given';

  // Shown as a toast: the refetched list may no longer contain the card.
  const isChanged = problem?.code === PAGE_CODE.contractChanged;
  const sayChanged = useEffectEvent(() => {
    showToast({ tone: 'caution', message: t('changed') });
    onLeaving();
  });
  useEffect(() => {
    if (isChanged) sayChanged();
  }, [isChanged]);

  const decide = async (action: ContractAction): Promise<void> => {
    const word = state === 'ending' ? `ending_${action}` : `action_${action}`;
    const accepts = state === 'offered' && action === 'accept';
    const isEnd = action === 'terminate' || (state === 'ending' && action === 'accept');
    const agreed = await dialogs.confirm({
      title: t('ask_title', { 0: t(word), 1: t(`sort_${sort}`) }),
      text: [t(isGiven && action === 'terminate' ? 'given_terminate_text' : `${word}_text`), ...(accepts ? consequences : [])].join(' '),
      ok: t(word),
      cancel: t('back'),
      ...((isEnd || (accepts && ends.length > 0)) && { tone: 'critical' as const }),
    });
    if (!agreed) return;
    setPending(action);
    const answer = await send({ contractId, action, ends: accepts ? ends.map((downline) => downline.contractId) : [] });
    setPending(undefined);
    if (answer === undefined) return;
    showToast({
      tone: 'positive',
      message: t(isGiven && answer.state === 'ending' ? 'given_became_ending' : `became_${answer.state}`, { 0: t(`sort_${sort}`) }),
    });
    onLeaving();
  };

  return { decide, pending, problem: isChanged ? undefined : said?.text };
}
