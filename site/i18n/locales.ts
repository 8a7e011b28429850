/**
 * The platform's language codes (spec, section 1) as the web knows them. The codes are not language tags: `TY` is
 * Filipino, `CN` simplified Chinese, `KR` another name of Korean.
 */
export interface Locale {
  /** BCP-47, for `lang` and Intl. */
  readonly tag: string;
  /** The language's name for itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

export const locales: Readonly<Record<string, Locale>> = {
  CN: { tag: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  EN: { tag: 'en', name: 'English', dir: 'ltr' },
  JA: { tag: 'ja', name: '日本語', dir: 'ltr' },
  TH: { tag: 'th', name: 'ไทย', dir: 'ltr' },
  VI: { tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  MY: { tag: 'my', name: 'မြန်မာ', dir: 'ltr' },
  ES: { tag: 'es', name: 'Español', dir: 'ltr' },
  HI: { tag: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', dir: 'ltr' },
  KM: { tag: 'km', name: 'ខ្មែរ', dir: 'ltr' },
  KO: { tag: 'ko', name: '한국어', dir: 'ltr' },
  KR: { tag: 'ko', name: '한국어', dir: 'ltr' },
  MS: { tag: 'ms', name: 'Bahasa Melayu', dir: 'ltr' },
  PT: { tag: 'pt', name: 'Português', dir: 'ltr' },
  TA: { tag: 'ta', name: 'தமிழ்', dir: 'ltr' },
  TW: { tag: 'zh-Hant', name: '繁體中文', dir: 'ltr' },
  TY: { tag: 'fil', name: 'Filipino', dir: 'ltr' },
  UR: { tag: 'ur', name: 'اردو', dir: 'rtl' },
  'UR-LA': { tag: 'ur-Latn', name: 'Roman Urdu', dir: 'ltr' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  TR: { tag: 'tr', name: 'Türkçe', dir: 'ltr' },
  BN: { tag: 'bn', name: 'বাংলা', dir: 'ltr' },
  AR: { tag: 'ar', name: 'العربية', dir: 'rtl' },
  FA: { tag: 'fa', name: 'فارسی', dir: 'rtl' },
  RU: { tag: 'ru', name: 'Русский', dir: 'ltr' },
  KK: { tag: 'kk', name: 'Қазақ тілі', dir: 'ltr' },
  UZ: { tag: 'uz', name: 'O‘zbek', dir: 'ltr' },
  LO: { tag: 'lo', name: 'ລາວ', dir: 'ltr' },
  NE: { tag: 'ne', name: 'नेपाली', dir: 'ltr' },
  FR: { tag: 'fr', name: 'Français', dir: 'ltr' },
};

/** The language of last resort, complete by rule. */
export const LAST_LANGUAGE = 'EN';

/** A code's locale; an unknown code reads as English. */
export function localeOf(code: string): Locale {
  return (Object.hasOwn(locales, code) ? locales[code] : undefined) ?? { tag: 'en', name: 'English', dir: 'ltr' };
}

/** Texts of the frame around pages; blocks bring their own. `config` holds the labels that config names. */
export const FRAME_NAMESPACES = ['common', 'config'];

/** The words of the kit besides those of the first screen: of fields, tables and the like. What shows them asks for it too. */
export const KIT_NAMESPACE = 'kit';
