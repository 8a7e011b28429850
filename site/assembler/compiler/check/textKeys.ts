/** The text keys that a value names: every `{ "t": key }` in it. */
export function textKeys(value: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  JSON.stringify(value, (key, child: unknown) => {
    if (key === 't' && typeof child === 'string') keys.add(child);
    return child;
  });
  return keys;
}
