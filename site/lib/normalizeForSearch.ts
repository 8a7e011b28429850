/** Marks above and below Latin letters; those of Thai are letters of their own and stay. */
const MARKS = /[\u0300-\u036f]/g;
/** Letters that carry their mark inside. */
const INSIDE: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss' };

/** A text as it is searched: lower case, without diacritics, so that `nap tien` finds `Nạp tiền`. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[đðłøıß]/g, (letter) => INSIDE[letter] ?? letter)
    .normalize('NFC');
}
