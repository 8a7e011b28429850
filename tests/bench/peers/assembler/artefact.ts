import type { Block } from '@peers/page-spec';

import type { Area, Artefact, BlockItem } from '#site/assembler/runtime/types.ts';

/** The benchmark's page as config: each block an item by its id, its children in a slot, its flag a condition. */
export function artefactOf(blocks: readonly Block[]): Artefact {
  const page = { paths: ['*'], layout: 'default', title: { EN: 'Page' }, areas: { main: areaOf(blocks) } };
  const parts = {
    v: 1,
    merchant: { defaultLanguage: 'EN' },
    site: {},
    flags: { promo: { on: true, note: 'Hides a tenth of the page.' } },
    layouts: { default: { frame: 'top', areas: {} } },
    pages: { page },
    modals: areaOf([]),
    menus: {},
    centres: {},
    registration: { ...areaOf([]), tabs: areaOf([]) },
    banners: areaOf([]),
    labels: {},
  };
  return parts as unknown as Artefact; // The merchant's and the site's own values are not on this page.
}

function areaOf(blocks: readonly Block[]): Area<BlockItem> {
  const items: Record<string, BlockItem> = {};
  for (const block of blocks) items[block.id] = itemOf(block);
  return { items, order: Object.keys(items) };
}

function itemOf(block: Block): BlockItem {
  switch (block.type) {
    case 'heading':
      return { block: 'heading', props: { text: block.text } };
    case 'text':
      return { block: 'text', props: { text: block.text }, ...(block.when && { when: { flag: block.when } }) };
    case 'card':
      return { block: 'card', props: { title: block.title, text: block.text, image: block.image } };
    case 'tabs':
      return { block: 'tabs', props: { tabs: block.tabs } };
    default:
      return { block: block.type, slots: { children: areaOf(block.children) } };
  }
}
