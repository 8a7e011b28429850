import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { captcha } from '#site/api/contract/login.ts';
import { useClient } from '#site/api/useCall.ts';

export interface Captcha {
  /** Address of the picture; `undefined` while there is none. */
  readonly image: string | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Each picture is good for one attempt. */
  refresh(): void;
}

/** A form's captcha: never shared or cached, since an attempt spends it. */
export function useCaptcha(enabled: boolean): Captcha {
  const client = useClient();
  const form = useId();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [captcha.name, form],
    queryFn: ({ signal }) => client.call(captcha, {}, { signal }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    meta: { auth: captcha.auth },
  });
  return { image: data && `data:image/png;base64,${data}`, loading: isFetching, failed: isError, refresh: () => void refetch() };
}
