import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { actOnDeposit, depositOrder, depositOrders } from '#site/api/contract/deposits.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useDialogs } from '#ui';

type Action = 'pay' | 'cancel';

interface OwnStep {
  /** The action in progress. */
  readonly acting: Action | undefined;
  /** Error message of the last action. */
  readonly problem: string | undefined;
  /** The action failed because the order is no longer pending. */
  readonly hasMovedOn: boolean;
  readonly pay: () => Promise<void>;
  /** Asks for confirmation first. */
  readonly cancel: () => Promise<void>;
}

/** Actions on a pending order. */
export function useOwnStep(orderNo: string): OwnStep {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const dialogs = useDialogs();
  const write = useMoneyWrite(actOnDeposit, [depositOrder, depositOrders]);
  const problemOf = useMoneyProblem(currency);
  const [pressed, setPressed] = useState<Action>();
  const act = async (action: Action): Promise<void> => {
    setPressed(action);
    await write.send({ orderNo, action });
  };
  const hasMovedOn = write.problem?.code === PAGE_CODE.orderMovedOn;
  return {
    acting: write.pending ? pressed : undefined,
    problem: hasMovedOn ? t('moved_on') : problemOf(write.problem)?.text,
    hasMovedOn,
    pay: async () => act('pay'),
    cancel: async () => {
      const agreed = await dialogs.confirm({
        title: t('cancel_title'),
        text: t('cancel_text'),
        ok: t('cancel_order'),
        cancel: t('keep_order'),
        tone: 'critical',
      });
      if (agreed) await act('cancel');
    },
  };
}
