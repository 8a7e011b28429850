import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Questions and answers by topic, from the help center of the platform, searched with and without diacritics.',
  props: {
    title: 'The heading.',
    service: 'Offers customer service below, and where a search finds nothing.',
    more: 'Where else to turn to, beside customer service: `to` and a `label`.',
  },
  examples: [{}, { service: false }, { more: { to: 'modal:feedback', label: { EN: 'Write to us' } } }],
};
