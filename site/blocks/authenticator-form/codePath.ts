/** The dark modules of a QR code as one SVG path, one unit each; `rows` use `1` for dark. Adjacent modules form one stroke. */
export function codePath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`))
    .join('');
}
