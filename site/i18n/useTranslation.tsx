import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, use, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Said by i18next when texts have changed in the language that is shown: everything is drawn anew, and no other language chosen. */
export const REWORDED = 'reworded';

const CHANGES = ['languageChanged', REWORDED] as const;

export interface Translation {
  /** Finds texts of the namespace that was asked for first; others by `name:key`. A new function whenever texts have changed. */
  readonly t: TFunction;
  readonly i18n: I18n;
}

/** Texts as they are drawn until the next change. */
interface Texts {
  /** What a drawing that needs the namespace waits for, or has waited for; `undefined` where it was there from the start. */
  arrivalOf(namespace: string): Promise<void> | undefined;
  of(namespace: string): Translation;
}

interface Arrival {
  readonly promise: Promise<void>;
  isComing: boolean;
}

/** One promise a namespace, however often it is asked for: three blocks with promises of their own have React draw without end (facebook/react#37556). */
function arrivalsOf(i18n: I18n): Texts['arrivalOf'] {
  const arrivals = new Map<string, Arrival>();

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

  return (namespace) => {
    const known = arrivals.get(namespace);
    if (i18n.hasLoadedNamespace(namespace) || known?.isComing) return known?.promise;
    const arrival = { promise: arrivalFrom(namespace), isComing: true };
    void arrival.promise.then(() => (arrival.isComing = false));
    arrivals.set(namespace, arrival);
    void i18n.loadNamespaces(namespace);
    return arrival.promise;
  };
}

/** Finds a text without gaps once: a page asks for the same words hundreds of times, and each search costs a slow phone as much as an element. */
function remembering(find: TFunction): TFunction {
  const found = new Map<unknown, string>();
  return new Proxy(find, {
    apply(_find, self, asked: Parameters<TFunction>) {
      const [key, ...gaps] = asked;
      const known = gaps.length === 0 ? found.get(key) : undefined;
      if (known !== undefined) return known;
      const text = Reflect.apply(find, self, asked);
      // One that is missing may come with a language to fall back on.
      if (gaps.length === 0 && text !== '') found.set(key, text);
      return text;
    },
  });
}

function translationsOf(i18n: I18n): Texts['of'] {
  const known = new Map<string, Translation>();
  return (namespace) => {
    const translation = known.get(namespace) ?? { t: remembering(i18n.getFixedT(i18n.language, namespace)), i18n };
    known.set(namespace, translation);
    return translation;
  };
}

/** What `useSyncExternalStore` reads: other texts after each change of language or of words, the same ones until then. */
function createTexts(i18n: I18n) {
  const arrivalOf = arrivalsOf(i18n);
  let texts: Texts = { arrivalOf, of: translationsOf(i18n) };
  const renew = (): void => {
    texts = { arrivalOf, of: translationsOf(i18n) };
  };
  for (const change of CHANGES) i18n.on(change, renew);
  return {
    read: () => texts,
    subscribe(onChange: () => void) {
      for (const change of CHANGES) i18n.on(change, onChange);
      return () => {
        for (const change of CHANGES) i18n.off(change, onChange);
      };
    },
  };
}

const TextsContext = createContext<Texts | null>(null);

/** Gives the page its texts. It alone listens for changes: a hook that did so for each component took a fifth of React's time. */
export function TextsProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const [source] = useState(() => createTexts(i18n));
  const texts = useSyncExternalStore(source.subscribe, source.read);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Texts of one namespace or several in the page's language. What is drawn with them waits for those that are not there yet, by
 * React's `use`. What stands at the top of a block asks for all that is said below it: what waited for texts later would take
 * away what is shown already.
 */
export function useTranslation(namespaces: string | readonly [string, ...string[]] = 'common'): Translation {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTranslation is used outside of TextsProvider');
  const names = typeof namespaces === 'string' ? ([namespaces] as const) : namespaces;
  // All are on their way before the first is waited for.
  const arrivals = names.map(texts.arrivalOf);
  // Those that have come, too: what has waited by `use` must call it again when it is drawn after all.
  for (const arrival of arrivals) if (arrival) use(arrival);
  return texts.of(names[0]);
}
