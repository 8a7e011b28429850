import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Opens the entry popup on the page that it stands on: once a day, after the first press, when the page is idle and nothing else is open.',
  props: { modal: 'The modal that shows what is announced.' },
  examples: [{ modal: 'entryPopup' }],
};
