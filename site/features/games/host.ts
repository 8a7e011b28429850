import { createContext, useContext } from 'react';

import type { Currency } from '#site/i18n/format.ts';
import type { LotterySettings } from '#site/features/lottery/lobbyParameters.ts';

/**
 * Dependencies of the games feature. The app provides them once, so that cards, hearts and launches behave the same in every block
 * without access to config.
 */
export interface GamesHost {
  readonly merchant: { readonly code: string; readonly currency: Currency };
  /** Constants of `site.json`. */
  readonly site: {
    readonly platform: LotterySettings['platform'] & {
      readonly clientType: number;
      readonly gamePlatforms: readonly string[];
      readonly favouritePlatforms: readonly string[];
      readonly channel: string;
      readonly isPlatform: boolean;
      readonly minLineNum: number;
    };
    readonly vendors: { readonly esports: readonly string[]; readonly cockfight: readonly string[] };
    /** Pages of running games, of in-app lotteries and of vendors with a separate page; modals of sub-games and rooms. */
    readonly games: {
      readonly page: string;
      readonly lotteryPage: string;
      readonly vendorPages: Readonly<Record<string, string>>;
      readonly subGamesModal: string;
      readonly roomsModal: string;
    };
    readonly lottery: LotterySettings['lottery'] & { readonly inAppVendors: readonly string[] };
  };
  /** Whether visitors can play as guests: the flag and the jurisdiction allow it. */
  readonly guestPlay: boolean;
  /** The platform's code of the page's language. */
  readonly language: string;
  /** Whether config has a page at this path. */
  hasPage(path: string): boolean;
  /** Opens a modal by its id with these parameters. */
  openModal(name: string, parameters: Readonly<Record<string, string>>): void;
  /** Opens the login modal with these parameters. */
  openLogin(parameters: Readonly<Record<string, string>>): void;
}

const GamesContext = createContext<GamesHost | null>(null);

export const GamesProvider = GamesContext.Provider;

export function useGamesHost(): GamesHost {
  const host = useContext(GamesContext);
  if (host === null) throw new Error('Games need a GamesProvider above them');
  return host;
}
