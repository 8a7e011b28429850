/** From a place in a config file to the block that it describes. */

/** The address of the block at a pointer into a page or layout, `pages/home#main.hot`; nothing for other places. */
export function addressAt(path: string, pointer: string): string | undefined {
  if (!/^(pages|layouts)\//.test(path)) return undefined;
  const [, ...keys] = pointer.split('/');
  const parts: string[] = [];
  for (let at = 0; (keys[at] === 'areas' || keys[at] === 'slots') && keys[at + 2] === 'items'; at += 4) {
    const [area, id] = [keys[at + 1], keys[at + 3]];
    if (area === undefined || id === undefined) break;
    parts.push(area, id);
  }
  return parts.length === 0 ? undefined : `${path.slice(0, -'.json'.length)}#${parts.join('.')}`;
}

/** Where the block at an address is written. */
export function itemAt(address: string): { readonly path: string; readonly keys: readonly string[] } {
  const [file = '', inFile = ''] = address.split('#');
  const keys = inFile.split('.').flatMap((key, place) => (place % 2 === 0 ? [place === 0 ? 'areas' : 'slots', key, 'items'] : [key]));
  return { path: `${file}.json`, keys };
}

/** A merchant's patch of a file, or what base says in it. */
export type Layer = 'patch' | 'base';

/** Which file of which layer a path below the config folder names; nothing for other merchants' files. */
export function placeIn(file: string, merchant: string): { readonly path: string; readonly layer: Layer } | undefined {
  const [, folder = '', path = ''] = /^(base|merchants\/[\w-]+)\/(.+)$/.exec(file) ?? [];
  if (folder === 'base') return { path, layer: 'base' };
  return folder === `merchants/${merchant}` ? { path, layer: 'patch' } : undefined;
}
