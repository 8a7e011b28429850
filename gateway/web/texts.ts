import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Artefact, Label, Language } from '#site/assembler/runtime/types.ts';

/** The text of a label in a language, else in the merchant's default language, else in English. */
export type TextOf = (label: Label, artefact: Artefact, language?: Language) => string;

type Bundle = Readonly<Record<string, unknown>>;

/** Labels of config, and metadata of pages. */
const NAMESPACES = ['config', 'pages'];

/** Reads the bundles of `localesDir` used in page heads, on demand: few languages are used. */
export function createTexts(localesDir: string): TextOf {
  const bundles = new Map<string, Bundle>();
  const bundle = (language: string): Bundle => {
    const known = bundles.get(language);
    if (known !== undefined) return known;
    const read: Bundle = Object.assign({}, ...NAMESPACES.map((name) => readBundle(join(localesDir, language, `${name}.json`))));
    bundles.set(language, read);
    return read;
  };
  return (label, artefact, language = artefact.merchant.defaultLanguage) => {
    const languages: readonly Language[] = [language, artefact.merchant.defaultLanguage, 'EN'];
    const { t: key, ...texts }: { readonly t?: string } & { readonly [L in Language]?: string } = label;
    const candidates = languages.map((code) =>
      key === undefined ? texts[code] : (artefact.labels[code]?.[key] ?? lookUp(bundle(code), key)),
    );
    return candidates.find((text) => text !== undefined) ?? key ?? '';
  };
}

function readBundle(file: string): Bundle {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    // A language without this bundle falls back like a language without this key.
    return {};
  }
}

/** Bundles may be flat (`"page.rng": …`) or nested (`"page": {"rng": …}`). */
function lookUp(bundle: Bundle, key: string): string | undefined {
  const flat = Object.hasOwn(bundle, key) ? bundle[key] : undefined;
  const found =
    flat ?? key.split('.').reduce<unknown>((at, part) => (isRecord(at) && Object.hasOwn(at, part) ? at[part] : undefined), bundle);
  return typeof found === 'string' ? found : undefined;
}

function isRecord(value: unknown): value is Bundle {
  return typeof value === 'object' && value !== null;
}
