import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { KIT_NAMESPACE } from '#site/i18n/locales.ts';
import { firstLabels, labelsOf } from '#site/i18n/kitLabels.ts';
import type { KitLabels } from '#ui';

/** When it is loaded at the latest: not in the way of the first screen. */
const LATER_MS = 2500;

/** The kit's labels in the page's language. Those outside the first screen load when the page is idle, or with their block. */
export function useKitLabels(): Partial<KitLabels> {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  const [labels, setLabels] = useState(() => labelsIn(i18n, language));

  useEffect(() => {
    const update = (): void => {
      const next = labelsIn(i18n, language);
      // Most loaded texts are not the kit's; a new object would re-render the page.
      setLabels((before) => (isSame(before, next) ? before : next));
    };
    update();
    i18n.on('loaded', update);
    const timer = setTimeout(() => void i18n.loadNamespaces(KIT_NAMESPACE), LATER_MS);
    return () => {
      i18n.off('loaded', update);
      clearTimeout(timer);
    };
  }, [i18n, language]);

  return labels;
}

/** Of the texts that have been loaded. */
function labelsIn(i18n: I18n, language: string): Partial<KitLabels> {
  return { ...firstLabels(i18n.getResourceBundle(language, 'common')), ...labelsOf(i18n.getResourceBundle(language, KIT_NAMESPACE)) };
}

function isSame(one: Partial<KitLabels>, other: Partial<KitLabels>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
