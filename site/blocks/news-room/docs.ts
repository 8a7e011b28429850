import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'News and articles: a list in pages, and one article in full when the address names it (`?id=`).',
  props: {
    title: 'The heading of the list.',
    sections: 'The sections of the platform that have a tab beside "All". Without any, all articles stand in one list.',
    pageSize: 'How many articles a page of the list shows.',
  },
  examples: [{}, { sections: ['news', 'blog'], pageSize: 9 }],
};
