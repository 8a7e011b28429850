import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A round button at the edge of the page, which leads to a modal or a page.',
  props: {
    to: 'Where it leads.',
    label: 'What it is called, for those who do not see the icon.',
    icon: 'The icon on it.',
    place: '`stack` for the right bar, above what stands there; `corner` for the floating area, clear of the bar under the thumb.',
  },
  examples: [{ to: 'modal:chatRoom', label: { t: 'nav.chat' }, icon: 'chat' }],
};
