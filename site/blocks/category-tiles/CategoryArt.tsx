import * as styles from './CategoryArt.css.ts';
import drawings from './categories.svg?url';

/** The drawing of a category, decoration beside its name; nothing for one without. A file of its own, so that no code waits for it. */
export function CategoryArt({ category }: { readonly category: string }) {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <use href={`${drawings}#${category}`} />
    </svg>
  );
}
