import type { Artefact, Device, Language } from '#site/assembler/runtime/types.ts';
import { LANGUAGE_COOKIE } from '#site/i18n/languageChoice.ts';
import { readPath } from './languagePaths.ts';
import { cookieOf } from './merchantOf.ts';

export interface VisitOf {
  /** The page's, without a language. */
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
  readonly language: Language;
  readonly device: Device;
}

/** What a request says of the page that a visitor will see; the browser renders it itself where this is wrong. */
export function visitOf(request: Request, artefact: Artefact): VisitOf {
  const { merchant } = artefact;
  const { pathname, search } = new URL(request.url);
  const { path, language } = readPath(artefact, pathname);
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return {
    path,
    search: search.slice(1),
    language: language ?? merchant.languages.find((code) => code === chosen) ?? merchant.defaultLanguage,
    device: deviceOf(request.headers),
  };
}

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|Android/i;

/** The kind of device, by what the browser says of itself. */
function deviceOf(headers: Headers): Device {
  const agent = headers.get('User-Agent') ?? '';
  if (headers.get('Sec-CH-UA-Mobile') === '?1') return 'phone';
  if (TABLET.test(agent)) return 'tablet';
  return PHONE.test(agent) ? 'phone' : 'desktop';
}
