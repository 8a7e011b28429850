import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';

/** Of `site.json`: the paths of the pages that stand in the place of every other while the site is closed. */
export interface ClosedPages {
  readonly maintenance: string;
  readonly region: string;
}

/**
 * The path of the page that replaces the whole site (APP-13), or nothing while the site is open. Maintenance wins over a
 * region that may not play. The address stays as it was, so that the player is back there when the site opens again.
 */
export function useMaintenancePage({ maintenance, region }: ClosedPages): string | undefined {
  const { data, isPlaceholderData } = useSystemStatus();
  // What was true before a reload neither opens nor closes the site.
  if (isPlaceholderData) return undefined;
  if (data?.maintenance) return maintenance;
  return data?.regionRestriction ? region : undefined;
}
