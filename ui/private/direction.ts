/** The page's writing direction, for parts that must be told; it changes only with the language, which renders anew. */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
