import { fontFaces } from '../ui/theme/fonts.ts';
import { compileSkin } from '../ui/theme/skin.ts';
import { kitBrand } from '../ui/theme/tokens.ts';

const files = import.meta.glob<unknown>('../config/merchants/*/skin.json', { eager: true, import: 'default' });

const codeOf = (path: string): string => path.split('/').at(-2) ?? path;

/** Each merchant's `skin.json`, by merchant code. */
export const skinSources: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [codeOf(path), source]),
);

/** Stylesheet of each merchant's skin, by merchant code. */
export const merchantSkins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(skinSources).map(([code, source]) => {
    const { css, faults } = compileSkin(source);
    if (faults.length > 0) throw new Error(`The skin of ${code} does not compile: ${JSON.stringify(faults, null, 2)}`);
    return [code, css];
  }),
);

/** `none` is the kit's default look. */
const stylesheets: Readonly<Record<string, string>> = { none: fontFaces([kitBrand.fontBody]), ...merchantSkins };

export const skinCodes = Object.keys(stylesheets);

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Applies a merchant's skin to the document. */
export function applySkin(code: string): void {
  sheet.replaceSync(stylesheets[code] ?? '');
}
