/** What a visitor is shown, as addresses: for comparing two configs without reading either. */
import { assemble, type Assembled, type ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Merchant, Visitor } from './config.ts';

export interface Screen {
  readonly assembled: Assembled;
  /** Address of everything shown, pages and layouts included → what of it is drawn, as text. */
  readonly shown: ReadonlyMap<string, string>;
  /** Each list on screen by its place, as addresses in order. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

export function screenOf({ artefact }: Merchant, { known, now }: Visitor): Screen {
  const assembled = assemble(artefact, composeFacts(artefact, known, now));
  const shown = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const put = (place: string, list: readonly { address: string; item: object; rule?: unknown }[]) => {
    lists.set(
      place,
      list.map(({ address }) => address),
    );
    for (const { address, item, rule } of list) {
      const { when: _, slots: __, base: ___, rule: ____, ...drawn } = { when: 0, slots: 0, base: 0, rule: 0, ...item };
      shown.set(address, JSON.stringify([drawn, rule]));
    }
  };
  const blocks = (place: string, list: readonly ShownBlock[]) => {
    put(place, list);
    for (const block of list) for (const [slot, inner] of Object.entries(block.slots)) blocks(`${block.address}.${slot}`, inner);
  };

  const { page } = assembled;
  const layout = (page && artefact.pages[page.id]?.layout) ?? 'default';
  if (page) shown.set(`pages/${page.id}`, JSON.stringify([page.path, page.title]));
  shown.set(`layouts/${layout}`, assembled.frame);
  for (const [area, list] of Object.entries(assembled.areas)) {
    for (const file of new Set(list.map(fileOf))) {
      blocks(
        `${file}#${area}`,
        list.filter((block) => fileOf(block) === file),
      );
    }
  }
  blocks('modals', [...assembled.modals.values()]);
  for (const [id, list] of assembled.menus) put(`menus/${id}`, list);
  for (const [id, list] of assembled.centres) blocks(`centres/${id}`, list);
  put('registration#tabs', assembled.tabs);
  put('registration', assembled.fields);
  put(
    'banners',
    [...assembled.banners.values()].map(({ address, item }) => ({ address, item })),
  );
  return { assembled, shown, lists };
}

const fileOf = ({ address }: ShownBlock): string => address.slice(0, address.indexOf('#'));

/** What an item stands in: its page or layout, or a block; menus and the like stand by themselves. */
export function surroundings(address: string): string | undefined {
  const [file = '', item] = address.split('#');
  if (item === undefined) return undefined;
  const parts = item.split('.');
  if (/^(pages|layouts)\//.test(file)) return parts.length === 2 ? file : `${file}#${parts.slice(0, -2).join('.')}`;
  return parts.length > 2 ? `${file}#${parts.slice(0, -2).join('.')}` : undefined;
}
