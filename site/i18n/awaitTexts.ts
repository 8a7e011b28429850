import type { i18n as I18n, Namespace } from 'i18next';
import { use } from 'react';

interface Arrival {
  readonly promise: Promise<void>;
  isComing: boolean;
}

/**
 * Lets what is drawn wait for its texts by React's `use`, with one promise a namespace. Left to itself `useTranslation` throws a
 * new promise whenever it is drawn, and three blocks that wait in that way have React draw them again and again until their
 * texts are there (facebook/react#37556). Each drawing names its namespaces before it throws: here they are waited for.
 */
export function awaitTexts(i18n: I18n): void {
  const arrivals = new Map<string, Arrival>();

  /** What a drawing that needs the namespace waits for, or has waited for; `undefined` where it was there from the start. */
  function arrivalOf(namespace: string): Promise<void> | undefined {
    const known = arrivals.get(namespace);
    if (i18n.hasLoadedNamespace(namespace) || known?.isComing) return known?.promise;
    const arrival = { promise: arrivalFrom(namespace), isComing: true };
    void arrival.promise.then(() => (arrival.isComing = false));
    arrivals.set(namespace, arrival);
    void i18n.loadNamespaces(namespace);
    return arrival.promise;
  }

  /** Loaded in the language that is current then: one that is chosen meanwhile brings its texts along. */
  function arrivalFrom(namespace: string): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!i18n.hasLoadedNamespace(namespace)) return;
        i18n.off('loaded', look);
        i18n.off('languageChanged', look);
        resolve();
      };
      i18n.on('loaded', look);
      i18n.on('languageChanged', look);
    });
  }

  i18n.reportNamespaces = {
    addUsedNamespaces(namespaces: Namespace) {
      // All are on their way before the first is waited for.
      const promises = [namespaces].flat().map(arrivalOf);
      // Those that have come, too: what has waited by `use` must call it again when it is drawn after all.
      // oxlint-disable-next-line react-hooks/rules-of-hooks -- `useTranslation` calls this while it draws; `use` may stand in loops
      for (const promise of promises) if (promise) use(promise);
    },
    getUsedNamespaces: () => [],
  };
}
