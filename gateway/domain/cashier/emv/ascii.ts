/**
 * A text as payment codes may hold it, in printable ASCII: letters lose their marks, Vietnamese ones too, and all other characters
 * are dropped.
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
