import * as v from 'valibot';

import { currentSession } from '#site/session/session.ts';
import type { GamesHost } from './host.ts';
import { launchStep, lotteryAddress, vendorPage, type LaunchStep } from './launchTable.ts';
import { launchTarget, type LaunchTarget } from './launchTarget.ts';

/** Context of a launch. */
export interface Surroundings {
  readonly host: GamesHost;
  /** Whether a launch is in progress. */
  readonly launching: boolean;
  /** Opens the login for visitors, or shows trial accounts that a real account is required. */
  readonly stop: () => void;
  readonly navigate: (address: string, options?: { readonly state: unknown }) => void;
}

/** Launches a game as `launchTable.ts` decides. */
export function startGame(game: LaunchTarget, { host, launching, stop, navigate }: Surroundings): void {
  const { site, hasPage, openModal } = host;
  const settings = { games: site.games, lottery: site.lottery, hasPage };
  const play = (page: string, target = game): void => {
    // Only the schema's fields: history state is serialized, and games have more fields than a launch needs.
    navigate(page, { state: v.parse(launchTarget, target) });
  };
  const { nodeId, vassalage: vendor, gameType: type, gameName: name } = game;
  const steps: Readonly<Record<LaunchStep, () => void>> = {
    login: stop,
    warning: stop,
    nothing: () => undefined,
    lotteryPage: () => navigate(lotteryAddress(game, settings)),
    subGames: () => openModal(site.games.subGamesModal, { vendor, type }),
    rooms: () => openModal(site.games.roomsModal, { game: nodeId, vendor, type, name }),
    providerPage: () => play(vendorPage(vendor, settings) ?? site.games.page),
    platformLobby: () => play(site.games.page, { ...game, inLobby: true }),
    gamePage: () => play(site.games.page),
  };
  steps[launchStep({ session: currentSession().kind, launching, game, settings })]();
}
