import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'One part of responsible play: what it is about, deposit limits, loss limits, the reality check, a time-out, self-exclusion, or three months of history with totals. The gateway enforces each of them.',
  props: {
    part: 'Which part. Limits are shown where the merchant’s `jurisdiction.limits` has them.',
    help: 'Who helps, besides this site; shown by `about`.',
    login: 'Where a visitor logs in; shown by `about`.',
    register: 'Where a trial account gets a real one; shown by `about`.',
    profit: 'Profit and loss in full; shown by `history`.',
    bets: 'The record of bets; shown by `history`.',
    movements: 'The record of all that has moved; shown by `history`.',
  },
  examples: [{ part: 'deposit-limits' }, { part: 'about', help: [{ label: { t: 'nav.help' }, to: '/help' }] }],
};
