import type { BlockDocs } from '#site/assembler/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "The points mall: the member's points, rewards with what each needs, and what points are worth.",
  props: {
    parts: 'What members see, in order: `balance`, `rewards`, `rates`.',
    pageSize: 'Rewards on a page.',
    ways: 'How it works, for whoever is not a member: `play`, `missions`, `choose`.',
    kinds:
      "Types of rewards with an icon: the platform's names for them, and a `title` where the texts have none. Visitors see them as tiles.",
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [{ kinds: [{ type: 'BONUS', icon: 'gift' }] }, { parts: ['rewards'], pageSize: 24 }],
};
