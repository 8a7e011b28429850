/** What the package offers, by import path, and the source of `ui/` behind each. */
export const entries = {
  './ui': 'index.ts',
  './ui/skin': 'theme/skin.ts',
  './ui/tokens': 'theme/vars.css.ts',
  './ui/base.css': 'theme/base.css.ts',
} as const;

/**
 * A source's module in the package, without the ending: `button/Button` for `button/Button.tsx`. Style modules are
 * renamed, since a user who builds with vanilla-extract would have every `*.css.js` evaluated as a source.
 */
export function moduleOf(source: string): string {
  return source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');
}

/** The style sheet of a style module's source. */
export function sheetOf(source: string): string {
  return source.replace(/\.ts$/, '');
}

/** The package that an import names, e.g. `@scope/name` for `@scope/name/part`; nothing for a path. */
export function packageOf(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0];
}
