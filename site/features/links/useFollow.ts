import { useLocation, useSearch } from 'wouter';

import { wantLaunch } from '#site/features/games/wantedLaunch.ts';
import { CENTRE, MODAL_PREFIX, withoutModal } from '#site/lib/modalQuery.ts';
import { gate } from '#site/lib/urlGate.ts';

interface FollowOptions {
  /** Parameters of the modal or of the center's entry. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Replaces the history entry. */
  readonly replace?: boolean;
  /** An entry of a center gets its own history entry: Back returns to the modal that is open now. */
  readonly returns?: boolean;
}

/**
 * Navigates to a target of config, for elements that are not links: `follow('centre:rewardCenter', { parameters: { reward: '7' } })`.
 * @param open opens a modal of this site, or an entry of a center
 */
export function useFollow(open: (name: string, parameters?: FollowOptions['parameters']) => void) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (target: string, { parameters = {}, replace = false, returns = false }: FollowOptions = {}): void => {
    const destination = gate(target);
    switch (destination?.kind) {
      case 'route':
        return navigate(destination.path, { replace });
      case 'modal':
        return open(destination.id, parameters);
      case 'centre': {
        const params = { ...(destination.section !== undefined && { section: destination.section }), ...parameters };
        if (!returns) return open(`centre:${destination.page}`, params);
        const query = withoutModal(search);
        query.set(CENTRE, destination.page);
        for (const [key, value] of Object.entries(params)) query.set(MODAL_PREFIX + key, value);
        return navigate(`${path}?${query.toString()}`);
      }
      case 'launch':
        return wantLaunch(destination.category);
      case 'external':
        window.open(destination.href, '_blank', 'noopener');
        return undefined;
      default:
        return undefined;
    }
  };
}
