import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A text to read, in headed sections.',
  props: {
    title: 'The heading above.',
    text: 'Which text of the `legal` bundle: its sections are `<text>.heading_1`, `<text>.text_1` and so on.',
    sections: 'How many sections the text has.',
  },
  examples: [{ title: { t: 'page.terms' }, text: 'terms', sections: 4 }],
};
