import type { Change } from '#site/assembler/compiler/explain/changes.ts';

/** Changes by the page, menu or file that their addresses begin with, in the order of the first of each. */
export function changesByFile(changes: readonly Change[]): readonly (readonly [file: string, changes: readonly Change[]])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const [file = ''] = change.address.split('#');
    groups.set(file, [...(groups.get(file) ?? []), change]);
  }
  return [...groups];
}
