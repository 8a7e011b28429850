import { mapInBatches } from '#site/assembler/compiler/mapInBatches.ts';

/** What each of these merchants comes to, in their order. */
export async function byCode<Result>(
  codes: readonly string[],
  work: (code: string) => Promise<Result>,
): Promise<ReadonlyMap<string, Result>> {
  return new Map(await mapInBatches(codes, async (code) => [code, await work(code)] as const));
}
