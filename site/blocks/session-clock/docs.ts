import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'How long the member’s session has lasted and what it has brought. Stands wherever play is; visitors and guests see nothing.',
  props: {
    look: '`button` for the right bar, with the figures behind a press; `strip` for a header area, with the figures in one line.',
    to: 'Where players set their limits.',
  },
  examples: [{}, { look: 'strip' }],
};
