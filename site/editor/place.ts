/** From a place in a config file to the item that it describes, and back. */
import { locate } from '#site/assembler/compiler/explain/address.ts';

/** The item that a file holds itself, or in an area of its own, such as a tab of registration. */
const FIRST = /^(?:\/([^/]+))?\/items\/([^/]+)/;
const BELOW = /^\/(?:areas|slots)\/([^/]+)\/items\/([^/]+)/;

/** The address of the item at a pointer into a file, `pages/home#main.hot`; nothing for other places. */
export function addressAt(path: string, pointer: string): string | undefined {
  const parts: string[] = [];
  let rest = pointer;
  for (let match = FIRST.exec(rest) ?? BELOW.exec(rest); match; match = BELOW.exec(rest)) {
    parts.push(...match.slice(1).filter(Boolean));
    rest = rest.slice(match[0].length);
  }
  return parts.length === 0 ? undefined : `${path.slice(0, -'.json'.length)}#${parts.join('.')}`;
}

/** Where the item at an address is written. */
export function itemAt(address: string): { readonly path: string; readonly keys: readonly string[] } {
  const { path, chain } = locate(address);
  return { path, keys: (chain.at(-1) ?? '').split('/').slice(1) };
}

/** The address of an item in an area; an area that is a whole file ends with `#`. */
export const inArea = (area: string, id: string): string => (area.endsWith('#') ? area + id : `${area}.${id}`);

/** The area that an item is in; a page is in none. */
export const areaOf = (address: string): string => address.replace(/(#|\.)[^.#]*$/, (_, dot: string) => (dot === '#' ? '#' : ''));

/** A merchant's patch of a file, or what base says in it. */
export type Layer = 'patch' | 'base';

/** Which file of which layer a path below the config folder names; nothing for other merchants' files. */
export function placeIn(file: string, merchant: string): { readonly path: string; readonly layer: Layer } | undefined {
  const [, folder = '', path = ''] = /^(base|merchants\/[\w-]+)\/(.+)$/.exec(file) ?? [];
  if (folder === 'base') return { path, layer: 'base' };
  return folder === `merchants/${merchant}` ? { path, layer: 'patch' } : undefined;
}
