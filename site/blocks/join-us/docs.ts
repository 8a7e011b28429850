import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'For future agents: what they earn, how it works, how to register, and whom to ask.',
  props: {
    title: 'The heading; the texts have one.',
    text: 'The line below it; the texts have one.',
    earnings: 'The kinds of contract that agents can have, each with an icon. When they are settled comes from `agents` of site.json.',
    steps: 'How it works, in order: `register`, `talk`, `share`, `earn`.',
    register: 'Where "Open an account" leads; with an invitation code, the code goes along.',
    agentCentre: 'Where those who are agents already are led.',
    invitation: "Whether there is a field for an agent's code.",
    contact: 'Ways to customer service, the best first: the first that the platform has gets the button.',
  },
  examples: [{ earnings: [{ kind: 'dividend', icon: 'wallet' }] }, { invitation: false, contact: ['TELEGRAM-1'] }],
};
