/** The demo games that replace all games of the catalogue. */
export const GAME_KINDS = ['slots', 'fish', 'cards'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The demo game that a launch opens, by the game's category and kind. */
export function gameKindOf(category: string, classify: string): GameKind {
  if (category === 'FISH') return 'fish';
  if (category === 'LIVE' || category === 'PVP' || classify === 'TG' || classify === 'VP') return 'cards';
  return 'slots';
}
