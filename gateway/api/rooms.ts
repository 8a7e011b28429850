import type { Room } from '#site/api/contract/rooms.ts';
import { seedUnit } from '../seed/scale.ts';
import type { RoomState } from '../seed/catalogue.ts';
import type { RequestContext } from './context.ts';
import { seededRandom } from './random.ts';

interface Row {
  room_id: string;
  name: string;
  min_stake: number;
  max_stake: number;
  seats: number;
  status: RoomState;
}

type Where = Pick<RequestContext, 'db' | 'now' | 'merchant'>;

/** How often the number of players in the demo's rooms changes. */
const TURN_MS = 20_000;
/** Minimum and maximum occupancy of an open room, in percent. */
const [QUIET, BUSY] = [20, 90];

/** The rooms of a game, lowest stakes first; amounts in the merchant's minor units. */
export function roomsOf(where: Where, nodeId: string): Room[] {
  const rows = where.db.all<Row>(
    'SELECT room_id, name, min_stake, max_stake, seats, status FROM rooms WHERE node_id = ? ORDER BY position',
    nodeId,
  );
  return rows.map((row) => toRoom(row, where));
}

/** A room of this game; `undefined` for an unknown id. */
export function findRoom(where: Where, nodeId: string, roomId: string): Room | undefined {
  return roomsOf(where, nodeId).find((room) => room.roomId === roomId);
}

function toRoom({ room_id: roomId, name, min_stake: least, max_stake: most, seats, status }: Row, { now, merchant }: Where): Room {
  const unit = seedUnit(merchant.seed.currency.exponent);
  return {
    roomId,
    roomName: name,
    minStake: least * unit,
    maxStake: most * unit,
    players: playersIn(roomId, seats, status, now()),
    seats,
    status,
  };
}

/** Deterministic by time: a demo has no other players to count. */
function playersIn(roomId: string, seats: number, status: RoomState, at: number): number {
  if (status !== 'OPEN') return status === 'FULL' ? seats : 0;
  const share = QUIET + seededRandom(`${roomId} ${Math.floor(at / TURN_MS)}`).int(BUSY - QUIET);
  return Math.floor((seats * share) / 100);
}
