/** The package's API for skins, `playfront/ui/skin`: for builds and servers, not for pages. */
export { compileSkin, skinPairs, skinTokens } from './theme/skin.ts';
export type { CompiledSkin, SkinPair } from './theme/skin.ts';
export type { SkinFault } from './theme/skinFault.ts';
export type { ThemeTokens } from './theme/themeTokens.ts';
export { importTokens } from './theme/import/importTokens.ts';
export type { TokenImport } from './theme/import/importTokens.ts';
export type { TokenFile } from './theme/import/dialects.ts';
export type { TokenMapping } from './theme/import/mapping.ts';
