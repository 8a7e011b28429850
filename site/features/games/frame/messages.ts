import * as v from 'valibot';

/** What a game may say: it can be played, the player's balance has changed, a round was held back by the player's own limits, the player wants to leave. */
const gameMessage = v.object({ type: v.picklist(['ready', 'balance', 'held', 'close']) });
export type GameMessage = v.InferOutput<typeof gameMessage>['type'];

/** What the game in `frame` says; `undefined` for a message from anywhere else, or of any other shape. */
export function readGameMessage(
  { data, origin, source }: { readonly data: unknown; readonly origin: string; readonly source: unknown },
  gameOrigin: string,
  frame: unknown,
): GameMessage | undefined {
  if (origin !== gameOrigin || frame === null || source !== frame) return undefined;
  const message = v.safeParse(gameMessage, data);
  return message.success ? message.output.type : undefined;
}
