import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { merchantWallet, setAutoTransfer } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useClient } from '#site/api/useCall.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { Card, SwitchField } from '#ui';

type Known = CallOutput<typeof merchantWallet>;

/** Whether money follows the player into games and back. The toggle updates optimistically and is rolled back on an error. */
export function AutoTransfer({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation('wallets');
  const client = useClient();
  const queries = useQueryClient();
  const show = (autoTransfer: boolean): void => {
    queries.setQueryData<Known>(callKey(merchantWallet, { isSingle: 1 }), (known) => known && { ...known, autoTransfer });
  };
  const change = useMutation<unknown, CallError, boolean>({
    // Runs mutations in the order of the presses.
    scope: { id: setAutoTransfer.name },
    mutationFn: (autoTransfer) => client.call(setAutoTransfer, { autoTransfer }),
    onMutate: show,
    onError: (_error, autoTransfer) => show(!autoTransfer),
    onSettled: () => refreshCall(queries, merchantWallet),
  });
  // After a lost response, the refetched wallets show whether the change was saved.
  const { error, variables } = change;
  const failed = error !== null && variables !== isOn;
  const words = failed && !isOutcomeUnknown(error) ? error.serverMessage : undefined;
  return (
    <Card as="section" aria-label={t('auto')}>
      <SwitchField
        label={t('auto')}
        description={t('auto_text')}
        message={failed ? (words ?? t('auto_failed')) : undefined}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => change.mutate(checked)}
      />
    </Card>
  );
}
