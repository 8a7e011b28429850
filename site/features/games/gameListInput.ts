import type { gameList } from '#site/api/contract/games.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import type { GamesHost } from './host.ts';

type Wanted = Pick<CallInput<typeof gameList>, 'gameType' | 'pageNo' | 'pageSize'>;

/** A page of a category's games, asked for as this site; filters are added to it. */
export function gameListInput(
  { site: { platform }, merchant, language }: Pick<GamesHost, 'merchant' | 'site' | 'language'>,
  wanted: Wanted,
) {
  return {
    clientType: platform.clientType,
    platform: platform.gamePlatforms.join(','),
    language,
    channel: platform.channel,
    merchant: merchant.code,
    minLineNum: platform.minLineNum,
    ...wanted,
  };
}
