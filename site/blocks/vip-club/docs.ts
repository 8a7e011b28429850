import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The levels of the club with what each gives, and how far the member has come.',
  props: {
    parts: "What is shown, in order: the member's progress, the levels, the comparison.",
    levels:
      'By id: `rank` as the platform counts it, `points` from which it begins, `gives` the values of its privileges; `name` where the texts have none for the id, `material` of its medal where its place among the levels is not to decide.',
    privileges:
      'By id, in the order of the comparison. `unit` says how values are read: `included` (1 or absent), `points`, `percent`, `times` a day; `vipService` follows `vipAboveRank` of site.json. `name` where the texts have none for the id.',
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [
    {
      levels: {
        bronze: { rank: 0, points: 0 },
        silver: { rank: 2, points: 5000, gives: { weekly_points: 200, rebate: 0.3, fast_payout: 1 } },
      },
      privileges: { weekly_points: { unit: 'points' }, rebate: { unit: 'percent' }, fast_payout: { unit: 'included' } },
    },
  ],
};
