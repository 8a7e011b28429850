import * as styles from './CategoryArt.css.ts';
import drawings from './categories.svg?url';

/** Decorative illustration of a category; `null` if the category has none. An external SVG file, so that it is not in the bundle. */
export function CategoryArt({ category }: { readonly category: string }) {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <use href={`${drawings}#${category}`} />
    </svg>
  );
}
