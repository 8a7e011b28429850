import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    "The member's or the agent's center, in a modal: its entries by group, and the selected one. Phones begin with a hub: who is logged in, balance, main actions, all entries, logout.",
  props: {
    centre: 'Whose center it is.',
    actions: 'The menu of the main actions below the balance, on phones; the first is the primary button. Without it there are none.',
    club: 'Where the level in the hub leads, such as the VIP club; without it, the hub shows no level.',
  },
  examples: [{ centre: 'member', actions: 'money', club: '/vip' }],
};
