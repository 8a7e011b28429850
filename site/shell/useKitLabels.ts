import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { defaultLabels, type KitLabels } from '#ui';

/** The kit's own words in the page's language: `kit.close`, `kit.next` and so on of the `common` bundle. */
export function useKitLabels(): Partial<KitLabels> {
  const { t } = useTranslation();
  return useMemo(() => {
    const names = Object.keys(defaultLabels) as (keyof KitLabels)[];
    // The kit fills its own placeholders.
    return Object.fromEntries(names.map((name) => [name, t(`kit.${name}`, { skipInterpolation: true }) || defaultLabels[name]]));
  }, [t]);
}
