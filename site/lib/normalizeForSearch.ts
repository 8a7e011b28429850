/** Combining diacritics of Latin letters; Thai marks are letters and stay. */
const MARKS = /[\u0300-\u036f]/g;
/** Letters without a canonical decomposition. */
const INSIDE: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss' };

/** Normalizes a text for searching: lower case without diacritics, so that `nap tien` finds `Nạp tiền`. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[đðłøıß]/g, (letter) => INSIDE[letter] ?? letter)
    .normalize('NFC');
}
