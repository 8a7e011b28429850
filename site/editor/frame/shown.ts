import type { Assembled, ShownBlock } from '#site/assembler/runtime/assemble.ts';

/** Addresses of all blocks that are on the page, those in slots too. */
export function addressesShown({ areas }: Pick<Assembled, 'areas'>): string[] {
  return Object.values(areas).flatMap(addressesIn);
}

const addressesIn = (blocks: readonly ShownBlock[]): string[] =>
  blocks.flatMap(({ address, slots }) => [address, ...Object.values(slots).flatMap(addressesIn)]);
