import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The foot of every page: vendor logos, licences, help menu, minimum age and copyright.',
  props: {
    menu: 'The menu of help pages.',
    licences:
      'Notes on who is responsible, each with an icon, a title and a text. What says that something is licensed or tested needs its `proof`: who says so, under which number, and a link where players can look it up.',
    vendorSlides: 'How many vendor logos stand side by side on a wide screen.',
    vendorEveryMs: 'Milliseconds between two movements of the logos.',
    responsiblePlay: 'The sentence about playing within limits.',
  },
  examples: [
    {
      menu: 'help',
      licences: [
        {
          icon: 'scale',
          title: { EN: 'Operator license' },
          text: { EN: 'Licensed as an operator of online games.' },
          proof: { authority: { EN: 'Gaming Authority' }, number: 'A-1234', to: 'https://www.example.com/licenses/A-1234' },
        },
      ],
      responsiblePlay: { t: 'footer.responsible_play' },
    },
  ],
};
