import { useTranslation } from 'react-i18next';

import { contractTerms, givenContracts, offerContract } from '#site/api/contract/givenContracts.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { useDialogs, useToast } from '#ui';
import type { HeldKind } from './offerDraft.ts';
import { percentText } from '#site/features/team/percent.ts';
import { namesOf } from './useConsequences.ts';

/** Errors with a specific text. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  [PAGE_CODE.contractDownlineUnknown, 'refused_downline'],
  [PAGE_CODE.contractNotHeld, 'refused_not_held'],
  [PAGE_CODE.contractRateTooHigh, 'refused_rate'],
  [PAGE_CODE.contractOfferOpen, 'refused_open'],
  [PAGE_CODE.contractTermsInvalid, 'refused_terms'],
]);

interface OfferTarget {
  readonly memberId: string;
  readonly account: string;
  /** Terms of the offered kind. */
  readonly kind: HeldKind | undefined;
}

type Offered = Omit<CallInput<typeof offerContract>, 'memberId'>;

/** Asks for confirmation with all consequences, then sends the offer exactly once. */
export function useOffer({ memberId, account, kind }: OfferTarget) {
  const { t } = useTranslation('contracts');
  const dialogs = useDialogs();
  const showToast = useToast();
  const { send, pending, problem, forget } = useMoneyWrite(offerContract, [givenContracts, contractTerms]);
  const said = useMoneyProblem(useRecordsHost().merchant.currency)(problem);

  /** @returns whether the offer was sent */
  const offer = async (offered: Offered): Promise<boolean> => {
    const top = Math.max(...offered.tiers.map(({ rate }) => rate));
    const ends = kind?.given.filter(({ rate }) => rate > top) ?? [];
    const more = kind && ends.length === kind.given.length ? kind.givenCount - ends.length : 0;
    const agreed = await dialogs.confirm({
      title: t('offer_ask', { 0: account, 1: t(`sort_${offered.sort}`) }),
      text: [
        t('offer_ask_text', { 0: account, 1: percentText(top) }),
        ...(kind && kind.inForce !== null ? [t('given_replaces', { 0: account })] : []),
        ...(ends.length > 0 ? [t(more > 0 ? 'given_ends_more' : 'given_ends', { 0: account, 1: namesOf(ends), 2: more })] : []),
      ].join(' '),
      ok: t('offer_send'),
      cancel: t('back'),
      ...(ends.length > 0 && { tone: 'critical' as const }),
    });
    if (!agreed) return false;
    const answer = await send({ memberId, ...offered });
    if (answer === undefined) return false;
    showToast({ tone: 'positive', message: t('offered', { 0: t(`sort_${offered.sort}`), 1: account }) });
    return true;
  };

  const words = (): string | undefined => {
    if (problem === null) return undefined;
    // The response was lost, but the refetched terms include the offer.
    if (isOutcomeUnknown(problem) && kind?.isOpen === true) return t('offer_arrived', { 0: account });
    const own = REFUSED.get(problem.code ?? '');
    return own === undefined ? said?.text : t(own);
  };
  return { offer, pending, problem: words(), forget };
}
