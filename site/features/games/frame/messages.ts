import * as v from 'valibot';

/** Messages from a game: ready, balance changed, a round was rejected by the player's limits, close. */
const gameMessage = v.object({ type: v.picklist(['ready', 'balance', 'held', 'close']) });
export type GameMessage = v.InferOutput<typeof gameMessage>['type'];

/** Parses a message from the game in `frame`; `undefined` for any other source or shape. */
export function readGameMessage(
  { data, origin, source }: { readonly data: unknown; readonly origin: string; readonly source: unknown },
  gameOrigin: string,
  frame: unknown,
): GameMessage | undefined {
  if (origin !== gameOrigin || frame === null || source !== frame) return undefined;
  const message = v.safeParse(gameMessage, data);
  return message.success ? message.output.type : undefined;
}
