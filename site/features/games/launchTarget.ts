import * as v from 'valibot';

/** What a launch needs to know of a game. It travels in the history entry, so that a reload can launch anew. */
export const launchTarget = v.object({
  /** The platform's id of the game; of a lottery, its code. */
  nodeId: v.string(),
  /** The vendor's code. */
  vassalage: v.string(),
  gameType: v.string(),
  gameName: v.string(),
  roomId: v.optional(v.string()),
  /** A lottery that another platform runs: opened with the parameters of a lottery lobby. */
  inLobby: v.optional(v.literal(true)),
});

/** A game to start: what the frame needs, and what decides where it starts. */
export interface LaunchTarget extends v.InferOutput<typeof launchTarget> {
  /** `VASSALAGE`: no game itself, but the way into a vendor's sub-games. */
  readonly isGame?: string | undefined;
  /** The way of betting that a lottery opens with. */
  readonly defaultPlayType?: string | undefined;
  /** 1: played in rooms, of which the player chooses one. */
  readonly hasRooms?: number | undefined;
}

/** A game as the platform's lists, banners and menus write it: the same things under several names. */
export interface GameItem {
  readonly gameType: string;
  readonly isGame?: string | undefined;
  readonly defaultPlayType?: string | undefined;
  readonly vendor?: string | undefined;
  readonly accountTypeName?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly code?: string | undefined;
  readonly nodeId?: string | undefined;
  readonly gameName?: string | undefined;
  readonly roomId?: string | undefined;
}

const firstOf = (...texts: readonly (string | undefined)[]): string => texts.find((text) => text !== undefined && text !== '') ?? '';

/** A platform's game item as a launch takes it; what it does not say is empty. */
export function targetOf(item: GameItem): LaunchTarget {
  const { gameType, isGame, defaultPlayType, roomId } = item;
  return {
    nodeId: firstOf(item.gameCode, item.code, item.nodeId),
    vassalage: firstOf(item.vendor, item.accountTypeName, item.vassalage),
    gameType,
    gameName: item.gameName ?? '',
    ...(isGame !== undefined && { isGame }),
    ...(defaultPlayType !== undefined && { defaultPlayType }),
    ...(roomId !== undefined && { roomId }),
  };
}

const LOTTERY_TYPES = new Set(['LOTT', 'ELOTT']);

export function isLottery({ gameType }: Pick<LaunchTarget, 'gameType'>): boolean {
  return LOTTERY_TYPES.has(gameType);
}
