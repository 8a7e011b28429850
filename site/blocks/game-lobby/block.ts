import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./GameLobby.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby'],
  // Lottery games of other vendors are below a lottery lobby.
  loading: ({ inAppLotteries }) => (inAppLotteries === false ? 'visible' : 'eager'),
  minHeight: 640,
  slots: { row: {} },
});
