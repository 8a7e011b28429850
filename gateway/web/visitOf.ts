import type { Artefact, Device, Language } from '#site/assembler/runtime/types.ts';
import { LANGUAGE_COOKIE } from '#site/i18n/languageChoice.ts';
import { cookieOf } from './merchantOf.ts';

export interface VisitOf {
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
  readonly language: Language;
  readonly device: Device;
}

/** What a request says of the page that a visitor will see; the browser renders it itself where this is wrong. */
export function visitOf(request: Request, { merchant }: Artefact): VisitOf {
  const { pathname: path, search } = new URL(request.url);
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return {
    path,
    search: search.slice(1),
    language: merchant.languages.find((code) => code === chosen) ?? merchant.defaultLanguage,
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
