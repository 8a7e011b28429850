import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { roomsOf } from '../rooms.ts';

export const roomList: Handlers['roomList'] = ({ nodeId, vendor }, context) => {
  const game = context.db.get<{ name: string }>(
    'SELECT g.name FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ? WHERE g.node_id = ? AND g.vendor = ?',
    context.merchant.code,
    nodeId,
    vendor,
  );
  return game === undefined ? refuse(ERROR_CODE.gameUnknown) : ok({ gameName: game.name, list: roomsOf(context, nodeId) });
};
