import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'How each app is installed, step by step.',
  props: {
    title: 'The heading; the texts have one.',
    guides: 'The steps of each app, in order, by the resource types of the platform. Their words are in the texts.',
  },
  examples: [{ guides: { ANDROID: ['android_download', 'android_install', 'android_open'] } }],
};
