import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "The site's apps: a phone is offered its own first, a desktop shows codes to scan.",
  props: {
    title: 'The heading; the texts have one.',
    text: 'The line below it; the texts have one.',
    apps: 'Which apps, in order, by the resource types of the platform; those that it has no resource for are left out.',
  },
  examples: [{}, { apps: ['ANDROID'], title: { EN: 'Our Android app' } }],
};
