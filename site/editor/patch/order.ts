import { arrange, STAR } from '#site/assembler/compiler/merge.ts';

/**
 * The shortest `order` that brings items from the order that base gives them into a wanted one; `undefined` where they are in it.
 * What it does not name keeps base's order, so that items which base adds later have a place.
 */
export function shortestOrder(given: readonly string[], wanted: readonly string[]): readonly string[] | undefined {
  let shortest: readonly string[] | undefined;
  for (let before = 0; before <= wanted.length; before += 1)
    for (let after = 0; before + after <= wanted.length; after += 1) {
      const last = wanted.slice(wanted.length - after);
      const order = [...wanted.slice(0, before), ...(after > 0 ? [STAR, ...last] : [])];
      const isShorter = shortest === undefined || order.length < shortest.length;
      if (isShorter && isSame(arrange(order, given), wanted)) shortest = order;
    }
  return shortest?.length === 0 ? undefined : shortest;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id, place) => id === b[place]);
