/** Query name of the open modal, and the prefix of its parameters: `?modal=notice&modal.index=2`. */
export const MODAL = 'modal';
export const MODAL_PREFIX = 'modal.';
/** Query name of an entry of a center, which opens the center's modal: `?centre=withdraw`. */
export const CENTRE = 'centre';

/** A query without the modal's parameters. */
export function withoutModal(query: string | URLSearchParams): URLSearchParams {
  const parts = [...new URLSearchParams(query)];
  return new URLSearchParams(parts.filter(([key]) => key !== MODAL && key !== CENTRE && !key.startsWith(MODAL_PREFIX)));
}
