/**
 * The last result by the config object it was computed from. A result that equals the last one is returned as the same object, so
 * that React re-renders only what changed.
 */
export class ReferenceCache<Key extends object, Value> {
  private readonly last = new WeakMap<Key, Value>();
  private readonly same: (a: Value, b: Value) => boolean;

  constructor(same: (a: Value, b: Value) => boolean) {
    this.same = same;
  }

  /** `next`, or the last value of `key` where the two are equal. */
  stabilize(key: Key, next: Value): Value {
    const last = this.last.get(key);
    if (last !== undefined && this.same(last, next)) return last;
    this.last.set(key, next);
    return next;
  }
}

/** Whether two lists hold the same elements. */
export function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}
