import type { BlockDocs } from '#site/assembler/sdk/props.ts';

/**
 * What a block's folder says of it; nothing when it has no `docs.ts`. Found by the block's name and for tools alone: no
 * page imports it.
 */
async function docsOf(block: string): Promise<BlockDocs | undefined> {
  try {
    const { docs }: { docs: BlockDocs } = await import(`./${block}/docs.ts`);
    return docs;
  } catch {
    return undefined;
  }
}

/** The docs of these blocks by name. */
export async function readDocs(blocks: Iterable<string>): Promise<ReadonlyMap<string, BlockDocs>> {
  const found = await Promise.all([...blocks].map(async (block) => [block, await docsOf(block)] as const));
  return new Map(found.flatMap(([block, docs]) => (docs ? [[block, docs]] : [])));
}
