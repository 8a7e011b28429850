import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The last numbers of the lottery that the URL names; how many, `site.json` says (`lottery.openedNumbers`).',
  props: { title: 'The heading.', pageSize: 'How many draws stand on a page.' },
  examples: [{}, { pageSize: 20 }],
};
