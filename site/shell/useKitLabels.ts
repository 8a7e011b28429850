import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { KitLabels } from '#ui';

/** In the `common` bundle, before the words that the first screen's parts of the kit say. */
const PREFIX = 'kit.';
/** The bundle of all other words of the kit: those of fields, tables and the like. */
const LATER = 'kit';

/** The kit's own words in the page's language. Those that no first screen needs are loaded once it stands. */
export function useKitLabels(): Partial<KitLabels> {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  const [labels, setLabels] = useState(() => labelsOf(i18n.getResourceBundle(language, 'common')));

  useEffect(() => {
    let left = false;
    const update = (): void => {
      if (left) return;
      const first = labelsOf(i18n.getResourceBundle(language, 'common'));
      setLabels({ ...first, ...i18n.getResourceBundle(language, LATER) });
    };
    update();
    void i18n.loadNamespaces(LATER).then(update);
    return () => {
      left = true;
    };
  }, [i18n, language]);

  return labels;
}

function labelsOf(bundle: Record<string, string> = {}): Partial<KitLabels> {
  const named = Object.entries(bundle).flatMap(([key, text]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), text]] : []));
  return Object.fromEntries(named);
}
