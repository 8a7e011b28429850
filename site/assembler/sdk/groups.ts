/** The groups of menus and centers, for blocks that load with an interaction. */
import { useMemo } from 'react';

import type { Shown, ShownEntry } from '#site/assembler/runtime/assemble.ts';
import { useSiteState } from '#site/assembler/runtime/context.ts';
import { groupsOf, type Group } from '#site/assembler/runtime/groups.ts';
import type { LinkItem } from '#site/assembler/runtime/types.ts';
import { useCentre, useMenu } from './view.ts';

export type { Group } from '#site/assembler/runtime/groups.ts';

/** The visible entries of a center by group. */
export function useCentreGroups(id: string): readonly Group<ShownEntry>[] {
  const entries = useCentre(id);
  const { centres } = useSiteState((state) => state.artefact);
  return useMemo(() => groupsOf(entries, Object.hasOwn(centres, id) ? centres[id] : undefined), [entries, centres, id]);
}

/** The visible entries of a menu by group. */
export function useMenuGroups(id: string): readonly Group<Shown<LinkItem>>[] {
  const entries = useMenu(id);
  const { menus } = useSiteState((state) => state.artefact);
  return useMemo(() => groupsOf(entries, Object.hasOwn(menus, id) ? menus[id] : undefined), [entries, menus, id]);
}
