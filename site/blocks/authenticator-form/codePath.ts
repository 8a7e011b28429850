/** The dark modules of a code as one path, a unit each; `rows` hold `1` for dark. Those side by side are one stroke. */
export function codePath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`))
    .join('');
}
