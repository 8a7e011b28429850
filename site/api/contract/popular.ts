import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { game } from './games.ts';
import { integerParameter, shortText } from './shapes.ts';

/**
 * What is played most, `count` games in all, by group. `device` and `prizeMode` are the site's own (spec, section 1).
 * The order of the groups, and of the games in each, is the platform's.
 */
export const popularGames = defineCall({
  name: 'popularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  moduleId: 'GAMELO3',
  auth: 'none',
  request: v.object({
    count: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)),
    prizeMode: shortText,
    device: shortText,
    language: shortText,
  }),
  response: (wire) => v.record(v.string(), v.object({ gameGroupCode: v.optional(v.string()), gameMenus: v.array(game(wire)) })),
});
