import { useMemo } from 'react';

import type { CallError } from '#site/api/errors.ts';
import type { LinkHosts } from '#site/features/customerService/supportLink.ts';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import { useVisit } from '#site/lib/visit.ts';
import { appsOf, type App, type AppType } from './apps.ts';
import { originFor, useDomains } from './domains.ts';

interface Apps {
  /** `undefined` while loading. */
  readonly apps: readonly App[] | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The wanted apps that the platform has, with URLs on a reachable domain. */
export function useApps(wanted: readonly AppType[], merchant: LinkHosts): Apps {
  const domains = useDomains();
  const visit = useVisit();
  const { data, error, isFetching, refetch } = useSystemStatus();
  const resources = data?.info.resources;
  const apps = useMemo(() => {
    const hosts = [...merchant.domains, ...(merchant.links?.hosts ?? []), ...domains];
    return resources && appsOf(wanted, resources, originFor(domains, visit), hosts);
  }, [resources, wanted, merchant, domains, visit]);
  return { apps, error, isFetching, retry: () => void refetch() };
}
