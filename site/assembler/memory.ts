/**
 * What things came to last time, by the config object that they came from. A result that is the same again is the same
 * object again, so that a page draws anew only what changed.
 */
export class Memory<Key extends object, Value> {
  private readonly last = new WeakMap<Key, Value>();
  private readonly same: (a: Value, b: Value) => boolean;

  constructor(same: (a: Value, b: Value) => boolean) {
    this.same = same;
  }

  /** `next`, or what `key` came to last time where that is the same. */
  keep(key: Key, next: Value): Value {
    const last = this.last.get(key);
    if (last !== undefined && this.same(last, next)) return last;
    this.last.set(key, next);
    return next;
  }
}

/** Whether two lists hold the same things. */
export function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((thing, index) => thing === b[index]);
}
