import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The foot of every page: vendor logos, licences, help menu, minimum age and copyright.',
  props: {
    menu: 'The menu of help pages.',
    licences: 'Licences and seals, each with an icon, a title and a text.',
    vendorSlides: 'How many vendor logos stand side by side on a wide screen.',
    vendorEveryMs: 'Milliseconds between two movements of the logos.',
    responsiblePlay: 'The sentence about playing within limits.',
  },
  examples: [
    {
      menu: 'help',
      licences: [{ icon: 'scale', title: { t: 'footer.licence_operator' }, text: { t: 'footer.licence_operator_text' } }],
      responsiblePlay: { t: 'footer.responsible_play' },
    },
  ],
};
