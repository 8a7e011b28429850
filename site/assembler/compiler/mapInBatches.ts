const AT_ONCE = 16;

/** `Promise.all` of a few at a time: each may be a request, or megabytes in memory. */
export async function mapInBatches<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(map))));
  }
  return results;
}
