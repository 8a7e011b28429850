import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The launched game in a sandboxed frame, with back, reload and full screen; on wide screens with popular games beside it.',
  props: {
    back: 'Where "Back" leads when there is no page to go back to.',
  },
  examples: [{}, { back: '/rng' }],
};
