import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The main places as a bar under the thumb, for narrow screens.',
  props: {
    menu: 'The menu whose entries it shows.',
    shape:
      '`bar` runs from edge to edge, `floating` is a rounded bar with a margin around it, `raised` a bar above which the emphasized entry stands out in a circle.',
    emphasis:
      'The one entry that is in the color of actions, such as the deposit: ids of entries in the menu’s file. The first one that the player’s session shows is emphasized; without ids, none is.',
  },
  examples: [
    { menu: 'quick', emphasis: ['deposit'] },
    { menu: 'quick', shape: 'floating', emphasis: ['deposit'] },
    { menu: 'quick', shape: 'raised', emphasis: ['deposit', 'lottery'] },
  ],
};
