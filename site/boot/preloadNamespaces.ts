import type { i18n as I18n } from 'i18next';

import type { Block, Blocks } from '#site/assembler/sdk/registry.ts';

/**
 * The blocks, each loading its translation namespaces together with its code. `useTranslation` then finds them loaded and does not
 * suspend: three components that suspend at once with a new promise per attempt make React render without end
 * (facebook/react#37556).
 * @param i18n may still be starting
 */
export function preloadNamespaces(blocks: Blocks, i18n: I18n | Promise<I18n>): Blocks {
  const withNamespaces = (block: Block): Block => ({
    ...block,
    load: async () => {
      const loading = Promise.resolve(i18n).then((ready) => ready.loadNamespaces(block.namespaces));
      const [loaded] = await Promise.all([block.load(), loading]);
      return loaded;
    },
  });
  return new Map([...blocks].map(([name, block]) => [name, withNamespaces(block)]));
}
