/** The known name that a misspelt one most likely means, or nothing when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    // Of two that are as near, the one whose end is missing: it is typed by hand, and stopped too soon.
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && candidate.startsWith(name) && !best.name.startsWith(name));
    if (distance <= limit && isBetter) best = { name: candidate, distance };
  }
  return best?.name;
}

/** Insertions, deletions, replacements and swaps of neighbours that lead from `a` to `b`. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [];
  // Beyond the first row and column one of the two is empty: all of the other is inserted, or deleted.
  const at = (i: number, j: number) => rows[i]?.[j] ?? i + j;
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [];
    rows[i] = row;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}
