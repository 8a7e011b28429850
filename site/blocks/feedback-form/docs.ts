import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Feedback and complaints, from visitors and members: type of question, text, and where the answer goes. Members see what they have written and the answers. How many words it takes stands in site.json. Stands in a modal.',
  props: {
    questions: 'Types of question: the platform’s name for each, and its label.',
    pageSize: 'Entries on a page of what a member has written.',
  },
  examples: [{ questions: [{ type: 'other', label: { EN: 'Something else' } }] }],
};
