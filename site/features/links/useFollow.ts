import { useLocation } from 'wouter';

import { wantLaunch } from '#site/features/games/wantedLaunch.ts';
import { gate } from '#site/lib/urlGate.ts';

interface FollowOptions {
  /** Parameters of the modal or of the center's entry. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Replaces the history entry. */
  readonly replace?: boolean;
}

/**
 * Navigates to a target of config, for elements that are not links: `follow('centre:rewardCenter', { parameters: { reward: '7' } })`.
 * @param open opens a modal of this site, or an entry of a center
 */
export function useFollow(open: (name: string, parameters?: FollowOptions['parameters']) => void) {
  const [, navigate] = useLocation();
  return (target: string, { parameters = {}, replace = false }: FollowOptions = {}): void => {
    const destination = gate(target);
    switch (destination?.kind) {
      case 'route':
        return navigate(destination.path, { replace });
      case 'modal':
        return open(destination.id, parameters);
      case 'centre':
        return open(`centre:${destination.page}`, {
          ...(destination.section !== undefined && { section: destination.section }),
          ...parameters,
        });
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
