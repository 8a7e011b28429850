import { useSearchParams } from 'wouter';

import { ADDRESS_NAMES, ownFirst, type AppType } from './apps.ts';
import { usePhoneOs } from './usePhoneOs.ts';

/** Query parameter of the selected app. */
const PARAMETER = 'os';

/** The selected app: from the URL, otherwise for this device, otherwise the first; and a setter. */
export function useChosenApp(types: readonly AppType[]): readonly [chosen: AppType | undefined, choose: (type: AppType) => void] {
  const [query, setQuery] = useSearchParams();
  const os = usePhoneOs();
  const [own] = ownFirst(
    types.map((type) => ({ type })),
    os,
  );
  const named = types.find((type) => ADDRESS_NAMES[type] === query.get(PARAMETER));
  const choose = (type: AppType): void => {
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(PARAMETER, ADDRESS_NAMES[type]);
        return next;
      },
      { replace: true },
    );
  };
  return [named ?? own?.type, choose];
}
