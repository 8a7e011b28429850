import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';

/** `closedPages` of `site.json`: the pages shown instead of every other while the site is closed. */
export interface ClosedPages {
  readonly maintenance: string;
  readonly region: string;
}

/**
 * The path of the page that replaces the whole site ([APP-13]), or nothing while it is open. Maintenance wins over a closed region.
 * The address stays, so that the player is back there when the site opens.
 */
export function useMaintenancePage({ maintenance, region }: ClosedPages): string | undefined {
  const { data, isPlaceholderData } = useSystemStatus();
  // A cached status neither opens nor closes the site.
  if (isPlaceholderData) return undefined;
  if (data?.maintenance) return maintenance;
  return data?.regionRestriction ? region : undefined;
}
