/**
 * `next` with every part that equals its counterpart in `previous` replaced by it: of a new artefact, what did not change
 * keeps its identity, so that a page draws anew only what did. For JSON.
 */
export function share<T>(previous: unknown, next: T): T;
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const shared = next.map((part: unknown, index): unknown => share(previous[index], part));
    return shared.length === previous.length && shared.every((part, index) => part === previous[index]) ? previous : shared;
  }
  if (isPlain(previous) && isPlain(next)) {
    const keys = Object.keys(next);
    const shared = Object.fromEntries(keys.map((key) => [key, share(own(previous, key), next[key])]));
    const same = keys.length === Object.keys(previous).length && keys.every((key) => shared[key] === own(previous, key));
    return same ? previous : shared;
  }
  return next;
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
