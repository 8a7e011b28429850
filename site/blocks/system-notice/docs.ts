import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Stands in the place of the whole site while it is closed, and says why.',
  props: {
    icon: 'The drawing above the heading.',
    title: 'The heading.',
    text: 'What a visitor should know.',
    showAddress: "Whether the visitor's own address is shown, which customer service asks for.",
    showService: 'Whether there is a button to customer service.',
  },
  examples: [
    { icon: 'wrench', title: { t: 'game_maintenance' }, text: { t: 'info_maintenance' } },
    { icon: 'globe', title: { t: 'blockip' }, text: { t: 'info_ip_block' }, showAddress: true },
  ],
};
