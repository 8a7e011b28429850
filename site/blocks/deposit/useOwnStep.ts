import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/runtime/view.ts';
import { actOnDeposit, depositOrder, depositOrders } from '#site/api/contract/deposits.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useDialogs } from '#site/components/Dialogs.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';

type Action = 'pay' | 'cancel';

interface OwnStep {
  /** The step that is under way. */
  readonly acting: Action | undefined;
  /** Why the last one failed. */
  readonly problem: string | undefined;
  /** It failed since the order waits for payment no longer. */
  readonly hasMovedOn: boolean;
  readonly pay: () => Promise<void>;
  /** Asks first. */
  readonly cancel: () => Promise<void>;
}

/** What the player may do about an order that waits for payment. */
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
