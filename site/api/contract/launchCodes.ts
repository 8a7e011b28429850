/** Why a launch was refused, where the player can do something about it. They stand apart from the others because game frames carry them. */
export const LAUNCH_CODE = {
  busy: '727',
  previousOpen: '734',
  unknown: 'game.not.found',
  roomUnavailable: 'room.not.available',
} as const;
