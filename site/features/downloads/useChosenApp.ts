import { useSearchParams } from 'wouter';

import { ADDRESS_NAMES, ownFirst, phoneOsOf, type AppType } from './apps.ts';

/** Query parameter of the app that is looked at. */
const PARAMETER = 'os';

/** The app that the page is about: the address's, else the one for this device, else the first; and how to choose another. */
export function useChosenApp(types: readonly AppType[]): readonly [chosen: AppType | undefined, choose: (type: AppType) => void] {
  const [query, setQuery] = useSearchParams();
  const [own] = ownFirst(
    types.map((type) => ({ type })),
    phoneOsOf(navigator),
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
