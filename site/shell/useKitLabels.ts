import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { firstLabels, labelsOf } from '#site/i18n/kitLabels.ts';
import type { KitLabels } from '#ui';

/** The bundle of all other words of the kit: those of fields, tables and the like. What shows them asks for it too. */
const LATER = 'kit';
/** When it is loaded at the latest: not in the way of the first screen. */
const LATER_MS = 2500;

/** The kit's labels in the page's language. Those outside the first screen load when the page is idle, or with their block. */
export function useKitLabels(): Partial<KitLabels> {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  const [labels, setLabels] = useState(() => firstLabels(i18n.getResourceBundle(language, 'common')));

  useEffect(() => {
    const update = (): void => {
      const next = { ...firstLabels(i18n.getResourceBundle(language, 'common')), ...labelsOf(i18n.getResourceBundle(language, LATER)) };
      // Most loaded texts are not the kit's; a new object would re-render the page.
      setLabels((before) => (isSame(before, next) ? before : next));
    };
    update();
    i18n.on('loaded', update);
    const timer = setTimeout(() => void i18n.loadNamespaces(LATER), LATER_MS);
    return () => {
      i18n.off('loaded', update);
      clearTimeout(timer);
    };
  }, [i18n, language]);

  return labels;
}

function isSame(one: Partial<KitLabels>, other: Partial<KitLabels>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
