import type { CallInput } from '#site/api/contract/defineCall.ts';
import type { gameList } from '#site/api/contract/games.ts';
import type { GamesHost } from './host.ts';

/** Requests the first game of a vendor; `gameType` is the category's name in lists. */
export function firstGameOf(
  { site, language }: Pick<GamesHost, 'site' | 'language'>,
  vendor: string,
  gameType: string,
): CallInput<typeof gameList> {
  return {
    clientType: site.platform.clientType,
    platform: site.platform.gamePlatforms.join(','),
    language,
    gameType,
    vassalage: vendor,
    pageNo: 1,
    pageSize: 1,
  };
}
