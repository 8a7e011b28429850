/** Where the entries of centres are shown. */
import type { Artefact } from './types.ts';

/**
 * The modal that shows a centre, or the entry of this page in it: the first whose block is told that centre. `page` may
 * be the id of a centre itself.
 */
export function centreModalOf({ centres, modals }: Pick<Artefact, 'centres' | 'modals'>, page: string): string | undefined {
  const centre = Object.hasOwn(centres, page) ? page : Object.keys(centres).find((id) => holds(centres[id], page));
  return centre === undefined ? undefined : modals.order.find((id) => modals.items[id]?.props?.['centre'] === centre);
}

function holds(centre: Artefact['centres'][string] | undefined, page: string): boolean {
  return Object.values(centre?.items ?? {}).some((entry) => entry.page === page);
}
