import { compileSkin } from '../ui/theme/skin.ts';
import { fontFaces } from '../ui/theme/fonts.ts';
import { kitBrand } from '../ui/theme/tokens.ts';

const files = import.meta.glob<unknown>('../config/merchants/*/skin.json', { eager: true, import: 'default' });

/** Stylesheet of each merchant's skin, by merchant code; `none` is the kit's own look. */
const stylesheets: Record<string, string> = { none: fontFaces([kitBrand.fontBody]) };
for (const [path, skin] of Object.entries(files)) {
  const code = path.split('/').at(-2) ?? path;
  const { css, faults } = compileSkin(skin);
  if (faults.length > 0) throw new Error(`The skin of ${code} does not compile: ${JSON.stringify(faults, null, 2)}`);
  stylesheets[code] = css;
}

export const skinCodes = Object.keys(stylesheets);

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Dresses the document in a merchant's skin. */
export function applySkin(code: string): void {
  sheet.replaceSync(stylesheets[code] ?? '');
}
