import type { Artefact, Merchant } from '#site/assembler/runtime/types.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { ICON_SIZES, type IconName } from '#site/assembler/compiler/pictures.ts';
import { typeOf } from './siteFiles.ts';
import type { TextOf } from './texts.ts';

/** The web app manifest of a merchant. */
export function webManifest(artefact: Artefact, textOf: TextOf): string {
  const { head, name, defaultLanguage, defaultTheme } = artefact.merchant;
  const locale = localeOf(defaultLanguage);
  const colour = head.themeColour[defaultTheme];
  return JSON.stringify({
    // The same app regardless of the URL it was installed from.
    id: '/',
    name: textOf(head.title, artefact),
    short_name: name,
    description: textOf(head.description, artefact),
    lang: locale.tag,
    dir: locale.dir,
    start_url: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: iconsOf(head),
  });
}

function iconsOf({ favicon, icons }: Merchant['head']) {
  const type = typeOf(favicon);
  const whole = { src: favicon, sizes: 'any', ...(type.startsWith('image/') && { type }) };
  if (!icons) return [whole];
  const sized = (name: IconName, purpose: 'any' | 'maskable') => {
    const side = ICON_SIZES[name];
    return { src: icons[name], sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  return [whole, sized('small', 'any'), sized('large', 'any'), sized('maskable', 'maskable')];
}
