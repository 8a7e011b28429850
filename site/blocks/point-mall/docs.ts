import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    "The points mall: the member's points, rewards to redeem, what became of redemptions, every movement, and what points are worth as money.",
  props: {
    parts: 'What members see: `balance` stands on top, the others are tabs in this order: `rewards`, `history`, `details`, `rates`.',
    pageSize: 'Entries on a page.',
    ways: 'How it works, for whoever is not a member: `play`, `missions`, `choose`.',
    kinds:
      "Types of rewards with an icon: the platform's names for them, and a `title` where the texts have none. Visitors see them as tiles.",
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
    setPassword: 'Where the payment password is set.',
  },
  examples: [{ kinds: [{ type: 'BONUS', icon: 'gift' }] }, { parts: ['rewards'], pageSize: 24 }],
};
