import { LRUCache } from 'lru-cache';

/**
 * Computes a value once for each input that a key tells apart, and remembers the last `most`.
 * @param keyOf Inputs of the same key have the same value.
 */
export function remembering<Input, Value>(
  most: number,
  compute: (input: Input) => Value,
  keyOf: (input: Input) => string,
): (input: Input) => Value {
  const known = new LRUCache<string, { readonly value: Value }>({ max: most });
  return (input) => {
    const key = keyOf(input);
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(input);
    known.set(key, { value });
    return value;
  };
}
