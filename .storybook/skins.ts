import { fontFaces } from '../ui/theme/fonts.ts';
import { compileSkin } from '../ui/theme/skin.ts';
import { kitBrand } from '../ui/theme/tokens.ts';

const files = import.meta.glob<unknown>(['../config/merchants/*/skin.json', './skins/*.json'], { eager: true, import: 'default' });

/** The merchant's code, or the name of a draft's file. */
const nameOf = (path: string): string => /([^/]+)(?:\/skin)?\.json$/.exec(path)?.[1] ?? path;

/** Each merchant's `skin.json`, and the drafts in `.storybook/skins`, by name. */
export const skinSources: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [nameOf(path), source]),
);

/** The names of the drafts. */
export const draftSkins = Object.keys(files)
  .filter((path) => path.startsWith('./skins/'))
  .map(nameOf);

/** Stylesheet of each of these skins. */
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

/** Applies a skin to the document. */
export function applySkin(code: string): void {
  sheet.replaceSync(stylesheets[code] ?? '');
}
