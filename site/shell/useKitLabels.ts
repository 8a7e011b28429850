import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { KitLabels } from '#ui';

/** In the `common` bundle, before the words that the first screen's parts of the kit say. */
const PREFIX = 'kit.';
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

/** Those among the words of the first screen. */
export function firstLabels(bundle: Record<string, string> = {}): Partial<KitLabels> {
  const named = Object.entries(bundle).flatMap(([key, text]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), text]] : []));
  return labelsOf(Object.fromEntries(named));
}

/** Keys of texts are written `code_sent`, names of labels `codeSent`. */
function nameOf(key: string): string {
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function labelsOf(bundle: Record<string, string> = {}): Partial<KitLabels> {
  return Object.fromEntries(Object.entries(bundle).map(([key, text]) => [nameOf(key), text]));
}
