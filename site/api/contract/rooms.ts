import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

const ROOM_STATUS = ['OPEN', 'FULL', 'CLOSED'] as const;

/** A room of a game: what is played for in it and how many do. `minStake` and `maxStake` are amounts. */
const room = (wire: Wire) =>
  v.object({
    roomId: v.string(),
    roomName: v.string(),
    minStake: wire.money(),
    maxStake: wire.money(),
    players: v.number(),
    seats: v.number(),
    status: v.picklist(ROOM_STATUS),
  });
export type Room = v.InferOutput<ReturnType<typeof room>>;

/** The rooms of a player-versus-player game, lowest stakes first, as they are at this moment. */
export const roomList = defineCall({
  name: 'roomList',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  moduleId: 'GAMELO3',
  auth: 'member',
  request: v.object({ nodeId: shortText, vendor: shortText, gameType: v.optional(shortText), language: shortText }),
  response: (wire) => v.object({ gameName: v.string(), list: v.array(room(wire)) }),
});
