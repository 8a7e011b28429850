/** The package's exports by import path, and the source in `ui/` of each. */
export const entries = {
  './ui': 'index.ts',
  './ui/skin': 'skin.ts',
  './ui/theme-script': 'theme/themeScript.ts',
  './ui/tokens': 'theme/vars.css.ts',
  './ui/base.css': 'theme/base.css.ts',
} as const;

/** The package's commands, by name. Their declarations are not published. */
export const commands = { 'playfront-skin': 'theme/command/playfront-skin.ts' } as const;

/**
 * Path of a source's module in the package, without extension: `button/Button` for `button/Button.tsx`. Style modules
 * are renamed, since vanilla-extract in a user's build would evaluate every `*.css.js` as a source.
 */
export function moduleOf(source: string): string {
  return source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');
}

/** The style sheet of a style module's source. */
export function sheetOf(source: string): string {
  return source.replace(/\.ts$/, '');
}

/** The package of an import, e.g. `@scope/name` for `@scope/name/part`; undefined for a path. */
export function packageOf(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0];
}
