import { atom, useAtom } from 'jotai';

import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { store, useSession } from '#site/session/session.ts';

/** The session whose player hides the balance: in the header and in every other location, until they log out. */
const hiddenFor = atom<string | null | undefined>(undefined);

/** The balance, and whether the player hides it [HDR-5]: each toggle also requests it again. */
export function useBalance() {
  const { data, isError, isFetching, refetch } = useCall(balance, {});
  const { token } = useSession();
  const [hider, setHider] = useAtom(hiddenFor, { store });
  const hidden = hider === token;
  const toggle = (): void => {
    setHider(hidden ? undefined : token);
    void refetch();
  };
  return { amount: data?.sumBalance, isError, isFetching, hidden, toggle };
}
