import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What the site promises its players, each with an icon.',
  props: {
    promises: 'One to eight promises: icon, title and, where it needs one, a text.',
    minimumAge: "One more, with this icon: the minimum age of the merchant's jurisdiction.",
  },
  examples: [{ promises: [{ icon: 'bolt', title: { t: 'promise.fast' }, text: { t: 'promise.fast_text' } }] }],
};
