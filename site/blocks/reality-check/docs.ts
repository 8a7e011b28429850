import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Interrupts a member’s session at the interval that the member has chosen: how long it has lasted, what it has brought, and whether to go on. The gateway takes no stake before it was answered.',
  props: { history: 'Where players see what they have staked and won.', limits: 'Where players set their limits; it counts as an answer.' },
  examples: [{}],
};
