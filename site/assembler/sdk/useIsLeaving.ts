import { useSiteState } from '#site/assembler/runtime/context.ts';
import { useDeferredPage } from '#site/assembler/runtime/DeferredPage.tsx';

/** Whether the address leads to another page already, which is still loading. */
export function useIsLeaving(): boolean {
  return useSiteState(({ assembled }) => assembled.page?.id) !== useDeferredPage().page?.id;
}
