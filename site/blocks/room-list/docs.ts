import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    "For the modal of rooms: a game's rooms with stakes and players. The modal's `game`, `vendor`, `type` and `name` say which game.",
  props: {
    showClosed: 'Whether rooms that cannot be entered just now are listed too.',
  },
  examples: [{}, { showClosed: false }],
};
