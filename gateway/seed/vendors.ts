import type { ServerCategory } from '#site/api/contract/shapes.ts';

export interface SeedVendor {
  readonly code: string;
  readonly name: string;
  readonly category: ServerCategory;
  readonly games: number;
  readonly isHot?: true;
  /** Lists show one entry for all of its games, which opens their list. */
  readonly behindEntry?: true;
  /** Its games are played in rooms. */
  readonly hasRooms?: true;
  /** Trial accounts may play its games. */
  readonly hasTrial?: true;
}

const slots = (code: string, name: string, games = 290): SeedVendor => ({ code, name, category: 'RNG', games });

/**
 * Sixty invented studios. Codes with a meaning on the platform have it here too: AV, AI, IMES, TF, IA (e-sports), DS88
 * (cockfight), TCG_LOTTO_VN and TCG_SEA (lotteries), FB (the sports provider with a separate launch call). The lobby
 * claims nearly ten thousand slot games.
 */
export const VENDORS: readonly SeedVendor[] = [
  { ...slots('SALA', 'Sala Studio', 420), isHot: true, hasTrial: true },
  { ...slots('KITE', 'Kite & Lantern', 400), isHot: true },
  { ...slots('MANGO', 'Mango Reels', 380), isHot: true },
  slots('PERLAS', 'Perlas'),
  slots('AMIHAN', 'Amihan Play'),
  slots('BAYANI', 'Bayani Works'),
  slots('NEONYX', 'Neonyx'),
  { ...slots('TALA', 'Tala Games'), hasTrial: true },
  slots('RICEBOWL', 'Ricebowl'),
  { ...slots('GOLDLEAF', 'Goldleaf'), hasTrial: true },
  slots('SENVANG', 'Sen Vàng'),
  slots('HALCON', 'Halcon'),
  slots('ORBITA', 'Orbita'),
  { ...slots('PIXELJEEP', 'Pixel Jeepney'), hasTrial: true },
  slots('MARIPOSA', 'Mariposa'),
  slots('KOMODO', 'Komodo Spin'),
  slots('JADEGATE', 'Jade Gate'),
  { ...slots('WAVELET', 'Wavelet'), hasTrial: true },
  slots('BATIK', 'Batik Labs'),
  slots('FIREFLY', 'Firefly'),
  slots('ISLA', 'Isla Nine'),
  { ...slots('LUNARIS', 'Lunaris'), hasTrial: true },
  slots('CORALINE', 'Coral Nine'),
  slots('TAMBURIN', 'Tamburin'),
  slots('ZEPHYR', 'Zephyr Yard'),
  slots('QUARTZ', 'Quartzline'),
  { ...slots('SAGEFOX', 'Sagefox'), hasTrial: true },
  slots('HABAGAT', 'Habagat'),
  { code: 'VELVET', name: 'Velvet Table', category: 'LIVE', games: 90, isHot: true },
  { code: 'GRANDSALA', name: 'Grand Sala Live', category: 'LIVE', games: 80 },
  { code: 'MAHARLIKA', name: 'Maharlika Live', category: 'LIVE', games: 70 },
  { code: 'RIVERVIEW', name: 'Riverview Dealers', category: 'LIVE', games: 60 },
  { code: 'HOTPOT', name: 'Hotpot Studio', category: 'LIVE', games: 60 },
  { code: 'OPERA', name: 'Opera Room', category: 'LIVE', games: 50, behindEntry: true },
  { code: 'TWELVE', name: 'Table Twelve', category: 'LIVE', games: 40, behindEntry: true },
  { code: 'AZURE', name: 'Azure Live', category: 'LIVE', games: 40 },
  { code: 'LAMBAT', name: 'Lambat', category: 'FISH', games: 70, isHot: true, hasTrial: true },
  { code: 'REEFWORKS', name: 'Reefworks', category: 'FISH', games: 60 },
  { code: 'DEEPBLUE', name: 'Deep Nine', category: 'FISH', games: 50 },
  { code: 'OCEANIC', name: 'Oceanic Arcade', category: 'FISH', games: 40, hasTrial: true },
  { code: 'HARPOON', name: 'Harpoon Hall', category: 'FISH', games: 40 },
  { code: 'TONGITS', name: 'Barkada Cards', category: 'PVP', games: 60, isHot: true, hasRooms: true },
  { code: 'DUELO', name: 'Duelo', category: 'PVP', games: 50, hasRooms: true },
  { code: 'MAHJ', name: 'Four Winds', category: 'PVP', games: 40, behindEntry: true },
  { code: 'RUMBLE', name: 'Rumble Room', category: 'PVP', games: 30 },
  { code: 'STADIA', name: 'Stadium One', category: 'SPORTS', games: 12, isHot: true },
  { code: 'KICKOFF', name: 'Kickoff', category: 'SPORTS', games: 10 },
  { code: 'COURTSIDE', name: 'Courtside', category: 'SPORTS', games: 8 },
  { code: 'FB', name: 'Fullback', category: 'SPORTS', games: 8 },
  { code: 'AV', name: 'Avant Arena', category: 'SPORTS', games: 6, isHot: true },
  { code: 'AI', name: 'Aim Arena', category: 'SPORTS', games: 5 },
  { code: 'IMES', name: 'Impulse League', category: 'SPORTS', games: 5 },
  { code: 'TF', name: 'Titan Field', category: 'SPORTS', games: 4 },
  { code: 'IA', name: 'Iris League', category: 'SPORTS', games: 4 },
  { code: 'DS88', name: 'Dawn Spur', category: 'SPORTS', games: 2 },
  { code: 'TCG_LOTTO_VN', name: 'Xổ Số Ba Miền', category: 'LOTT', games: 12, isHot: true },
  { code: 'MORNINGDRAW', name: 'Morning Draw', category: 'LOTT', games: 8 },
  { code: 'TCG_SEA', name: 'Sea Lottery', category: 'ELOTT', games: 12, isHot: true },
  { code: 'QUICKDRAW', name: 'Quickdraw', category: 'ELOTT', games: 10 },
  { code: 'KENOKO', name: 'Kenoko', category: 'ELOTT', games: 8 },
];
