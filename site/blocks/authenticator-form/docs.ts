import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Turns an authenticator app on for every login, or off. Stands in a security section.',
  props: {},
  examples: [{}],
};
