import { expect, it } from 'vitest';

import type { ShownBlock } from './assemble.ts';
import { preloadCode, loadBlock } from './loading.ts';
import type { Block } from '#site/assembler/sdk/registry.ts';

it('[CFG-7] [ERR-4] code that did not arrive ahead of the press is asked for again by it', async () => {
  let asked = 0;
  const block: Block = {
    loading: 'eager',
    minHeight: 0,
    waiting: 'block',
    slots: {},
    namespaces: [],
    schema: () => Promise.reject(new Error('not asked for')),
    load: async () => {
      asked += 1;
      // As often as one is asked for before it counts as failed.
      if (asked <= 2) throw new Error('lost');
      return { draw: () => ({ node: 'here' }) };
    },
  };
  const shown: ShownBlock = { id: 'late', address: 'pages/home#main.late', item: { block: 'late' }, slots: {} };
  preloadCode([shown], new Map([['late', block]]));
  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => loadBlock(block)).toHaveProperty('block');
});
