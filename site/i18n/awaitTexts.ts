import type { i18n as I18n, Namespace } from 'i18next';
import { use } from 'react';

/**
 * Lets what is drawn wait for its texts by React's `use`, with one promise a namespace. Left to itself `useTranslation` throws a
 * new promise whenever it is drawn, and three blocks that wait in that way have React draw them again and again until their
 * texts are there (facebook/react#37556). Each drawing names its namespaces before it throws: here they are waited for.
 */
export function awaitTexts(i18n: I18n): void {
  const coming = new Map<string, Promise<void>>();

  function arrival(namespace: string): Promise<void> {
    const known = coming.get(namespace);
    if (known) return known;
    // Loaded in the language that is current then: one that is chosen meanwhile brings its texts along.
    const here = new Promise<void>((resolve) => {
      const look = (): void => {
        if (!i18n.hasLoadedNamespace(namespace)) return;
        i18n.off('loaded', look);
        i18n.off('languageChanged', look);
        coming.delete(namespace);
        resolve();
      };
      i18n.on('loaded', look);
      i18n.on('languageChanged', look);
    });
    coming.set(namespace, here);
    void i18n.loadNamespaces(namespace);
    return here;
  }

  i18n.reportNamespaces = {
    addUsedNamespaces(namespaces: Namespace) {
      const missing = [namespaces].flat().filter((namespace) => !i18n.hasLoadedNamespace(namespace));
      // All are on their way before the first is waited for.
      // oxlint-disable-next-line react-hooks/rules-of-hooks -- `useTranslation` calls this while it draws; `use` may stand in loops
      for (const promise of missing.map(arrival)) use(promise);
    },
    getUsedNamespaces: () => [],
  };
}
