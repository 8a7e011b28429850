/**
 * Normalizes a name for search: lower case, without diacritics. `đ` is a separate letter, not a combination with a
 * mark.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();
}
