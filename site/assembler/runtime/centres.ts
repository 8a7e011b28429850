/** The modals of centers. */
import type { Artefact } from './types.ts';

/**
 * The id of the modal that shows a center, or the center of this entry: the first whose props name it. `page` may be the id of a
 * center itself.
 */
export function centreModalOf({ centres, modals }: Pick<Artefact, 'centres' | 'modals'>, page: string): string | undefined {
  const centre = Object.hasOwn(centres, page) ? page : Object.keys(centres).find((id) => holds(centres[id], page));
  return centre === undefined ? undefined : modals.order.find((id) => modals.items[id]?.props?.['centre'] === centre);
}

function holds(centre: Artefact['centres'][string] | undefined, page: string): boolean {
  return Object.values(centre?.items ?? {}).some((entry) => entry.page === page);
}
