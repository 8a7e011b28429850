/**
 * Converts a text to printable ASCII for payment codes: strips diacritics (Vietnamese ones included) and drops other
 * characters.
 */
export function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^ -~\s]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
