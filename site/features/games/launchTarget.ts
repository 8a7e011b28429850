import * as v from 'valibot';

/** Parameters of a launch. Stored in the history entry, so that a reload can launch again. */
export const launchTarget = v.object({
  /** The platform's game id; for a lottery, its code. */
  nodeId: v.string(),
  /** The vendor's code. */
  vassalage: v.string(),
  gameType: v.string(),
  gameName: v.string(),
  roomId: v.optional(v.string()),
  /** A lottery of another platform: opened with the parameters of a lottery lobby. */
  inLobby: v.optional(v.literal(true)),
});

/** A game to launch: parameters of the launch, and what decides where it opens. */
export interface LaunchTarget extends v.InferOutput<typeof launchTarget> {
  /** `VASSALAGE`: not a game, but an entry for a vendor's sub-games. */
  readonly isGame?: string | undefined;
  /** Initial play type of a lottery. */
  readonly defaultPlayType?: string | undefined;
  /** 1: the player picks a room first. */
  readonly hasRooms?: number | undefined;
  /** 1: a trial account may play it. */
  readonly isTrial?: number | undefined;
}

/** A game as in the platform's lists, banners and menus, which name the same fields differently. */
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

/** Converts a game item for a launch; missing fields are empty. */
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
