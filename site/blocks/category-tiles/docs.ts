import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The game categories of a menu as large tiles.',
  props: {
    menu: 'The menu; its entries that stand for a category become tiles.',
    featured: 'The category drawn twice as large.',
    look: '`tile` has a drawing and the number of vendors, `pill` an icon and the name.',
  },
  examples: [
    { menu: 'main', featured: 'RNG' },
    { menu: 'main', look: 'pill' },
  ],
};
