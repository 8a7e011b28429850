import { useEffect, useMemo, useState } from 'react';

import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Language } from '#site/assembler/runtime/types.ts';
import type { Layers } from './patch/items.ts';
import { removeAt, setAt, valueAt } from './patch/text.ts';
import type { Overlay } from './useOverlay.ts';

/** Words of config by key. */
type Bundle = Readonly<Record<string, string>>;

const BUNDLES = import.meta.glob<Bundle>('../../locales/*/config.json', { import: 'default' });

/** The words that config names by key, as this merchant has them. */
export interface Texts {
  /** Every key, in the order of the product's own file. */
  readonly keys: readonly string[];
  of(key: string, language: Language): string;
  /** Whether the merchant words it differently. */
  isOwn(key: string, language: Language): boolean;
  /** Wherever the key is used; the product's own words are no change. */
  set(key: string, language: Language, text: string): void;
  /** As the product words it, in these languages. */
  reset(key: string, languages: readonly Language[]): void;
}

const fileOf = (language: Language): string => `labels/${language}.json`;

export function useTexts(overlay: Overlay, layersOf: (file: string) => Layers, languages: readonly Language[]): Texts {
  const bundles = useBundles(languages);
  return useMemo(() => {
    const ownOf = (language: Language): Readonly<Record<string, unknown>> => {
      const own = valueAt(layersOf(fileOf(language)).text, ['texts']);
      return isObject(own) ? own : {};
    };
    const product = (key: string, language: Language): string => bundles[language]?.[key] ?? bundles['EN']?.[key] ?? '';
    const own = new Map(languages.map((language) => [language, ownOf(language)]));
    return {
      keys: Object.keys(bundles['EN'] ?? {}),
      of: (key, language) => {
        const text = own.get(language)?.[key];
        return typeof text === 'string' ? text : product(key, language);
      },
      isOwn: (key, language) => own.get(language)?.[key] !== undefined,
      set: (key, language, text) => {
        const file = fileOf(language);
        const { text: now } = layersOf(file);
        const at = ['texts', key];
        overlay.change(file, text === product(key, language) ? removeAt(now, at) : setAt(now, at, text), `${file} ${key}`);
      },
      reset: (key, ofLanguages) => {
        for (const language of ofLanguages) {
          const file = fileOf(language);
          overlay.change(file, removeAt(layersOf(file).text, ['texts', key]), `reset ${key}`);
        }
      },
    };
  }, [overlay, layersOf, languages, bundles]);
}

/** The product's own words, in English and in these languages; empty until they have come. */
function useBundles(languages: readonly Language[]): Readonly<Record<string, Bundle>> {
  const [bundles, setBundles] = useState<Readonly<Record<string, Bundle>>>({});
  const wanted = ['EN', ...languages].join(' ');
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const loaded = await Promise.all(
        wanted.split(' ').map(async (language) => [language, (await BUNDLES[`../../locales/${language}/config.json`]?.()) ?? {}] as const),
      );
      if (!left) setBundles(Object.fromEntries(loaded));
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted]);
  return bundles;
}
