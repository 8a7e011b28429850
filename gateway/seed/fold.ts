/** A name as search compares it: lower case, without diacritics. `đ` is a letter of its own and no mark strips it. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();
}
