import type { ServerCategory } from '#site/api/contract/shapes.ts';
import type { EmblemName } from '../art/emblems.ts';

/** Subject of a game: its name, and the emblem of its tile. */
type Subject = readonly [name: string, emblem: EmblemName];

export interface Vocabulary {
  readonly openings: readonly string[];
  readonly subjects: readonly Subject[];
  readonly endings: readonly string[];
  /** Kinds of game in the category (platform codes). */
  readonly classify: readonly string[];
}

const SLOTS: Vocabulary = {
  openings: [
    'Golden',
    'Lucky',
    'Wild',
    'Royal',
    'Mystic',
    'Neon',
    'Midnight',
    'Crimson',
    'Emerald',
    'Thundering',
    'Blazing',
    'Secret',
    'Super',
    'Mega',
    'Grand',
    'Sweet',
    'Ancient',
    'Electric',
    'Silver',
    'Island',
    'Fiesta',
    'Masuwerteng',
    'Gintong',
    'Maharlikang',
  ],
  subjects: [
    ['Cherry', 'cherry'],
    ['Mangga', 'cherry'],
    ['Ruby', 'gem'],
    ['Diamante', 'gem'],
    ['Jade', 'gem'],
    ['Dragon', 'dragon'],
    ['Rồng Vàng', 'dragon'],
    ['Koi', 'fish'],
    ['Dice', 'dice'],
    ['Ace', 'cards'],
    ['Fortune Wheel', 'wheel'],
    ['Parol', 'lantern'],
    ['Đèn Lồng', 'lantern'],
    ['Rocket', 'rocket'],
    ['Kometa', 'rocket'],
    ['Maskara', 'mask'],
    ['Carnival', 'mask'],
    ['Crown', 'crown'],
    ['Reyna', 'crown'],
    ['Galleon', 'ship'],
    ['Vinta', 'ship'],
    ['Barya', 'coin'],
    ['Phúc Lộc', 'coin'],
    ['Tala', 'star'],
    ['Lotus', 'lotus'],
    ['Hoa Sen', 'lotus'],
    ['Araw', 'sun'],
    ['Sunrise', 'sun'],
    ['Temple Bell', 'bell'],
    ['Kampana', 'bell'],
  ],
  endings: [
    'Riches',
    'Bonanza',
    'Fortune',
    'Quest',
    'Jackpot',
    'Spins',
    'Fever',
    'Deluxe',
    'Treasures',
    'Blast',
    'Nights',
    'Gold',
    'Legends',
    'Fiesta',
    'Rush',
  ],
  classify: ['SM', 'SM', 'SM', 'SM', 'SM', 'JP', 'AC', 'TG', 'VP', 'SC', 'BG'],
};

const LIVE: Vocabulary = {
  openings: ['Grand', 'Salon', 'Speed', 'Royal', 'Riverside', 'Velvet', 'Classic', 'Prestige', 'Lightning', 'Sunset', 'Manila', 'Hội An'],
  subjects: [
    ['Baccarat', 'cards'],
    ['Dragon Tiger', 'dragon'],
    ['Roulette', 'wheel'],
    ['Sic Bo', 'dice'],
    ['Blackjack', 'cards'],
    ['Tài Xỉu', 'dice'],
    ['Color Wheel', 'wheel'],
    ['Three Crowns', 'crown'],
  ],
  endings: ['A', 'B', 'C', 'VIP', 'Prime', 'Squeeze', 'One', 'Two', 'Three', 'Lounge'],
  classify: ['BAC', 'SIC', 'ROU', 'DAT', 'BJ', 'NN'],
};

const FISH: Vocabulary = {
  openings: ['Ocean', 'Deep', 'Coral', 'Pearl', 'Tidal', 'Monster', 'Golden', 'Biển Xanh', 'Lambat ng', 'Storm'],
  subjects: [
    ['King Fish', 'fish'],
    ['Koi Pond', 'fish'],
    ['Sea Dragon', 'dragon'],
    ['Galleon', 'ship'],
    ['Isda', 'fish'],
    ['Pearl Diver', 'gem'],
  ],
  endings: ['Hunter', 'Hall', 'Party', 'Strike', 'Kingdom', 'Frenzy'],
  classify: ['AC'],
};

const PVP: Vocabulary = {
  openings: ['Barkada', 'Classic', 'Turbo', 'Kanto', 'Champion', 'Fiesta', 'Tết'],
  subjects: [
    ['Tongits', 'cards'],
    ['Pusoy', 'cards'],
    ['Tiến Lên', 'cards'],
    ['Mahjong', 'lotus'],
    ['Ludo', 'dice'],
    ['Rummy', 'crown'],
  ],
  endings: ['Duel', 'Club', 'Masters', 'Room', 'Arena', 'Cup'],
  classify: ['TG', 'AC'],
};

const SPORTS: Vocabulary = {
  openings: ['Weekend', 'Champions', 'Derby', 'Live', 'Premier', 'Island'],
  subjects: [
    ['Football', 'ball'],
    ['Basketball', 'ball'],
    ['Volleyball', 'ball'],
    ['Tennis', 'ball'],
  ],
  endings: ['Centre', 'Pulse', 'Markets', 'Matchday'],
  classify: ['TG'],
};

const ESPORTS: Vocabulary = {
  ...SPORTS,
  openings: ['Arena', 'Five on Five', 'Clash', 'Ranked', 'Ultimate'],
  subjects: [
    ['Legends', 'gamepad'],
    ['Towers', 'gamepad'],
    ['Strike Team', 'gamepad'],
    ['Racer', 'rocket'],
  ],
};

const COCKFIGHT: Vocabulary = {
  ...SPORTS,
  openings: ['Dawn', 'Golden'],
  subjects: [
    ['Spur', 'rooster'],
    ['Sabong', 'rooster'],
  ],
  endings: ['Derby', 'Live'],
};

const LOTTERY: Vocabulary = {
  openings: ['Hà Nội', 'Sài Gòn', 'Đà Nẵng', 'Manila', 'Cebu', 'Sunrise', 'Evening', 'Lucky', 'Fast'],
  subjects: [
    ['Draw', 'balls'],
    ['Lotto', 'balls'],
    ['Keno', 'balls'],
    ['Pick Three', 'balls'],
    ['Swertres', 'balls'],
  ],
  endings: ['1 Minute', '3 Minutes', '5 Minutes', 'Daily', 'Plus'],
  classify: ['TG'],
};

const BY_CATEGORY: Record<ServerCategory, Vocabulary> = {
  RNG: SLOTS,
  LIVE,
  FISH,
  PVP,
  SPORTS,
  LOTT: LOTTERY,
  ELOTT: LOTTERY,
};

const ESPORTS_VENDORS: ReadonlySet<string> = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** Words for the names of a vendor's games. */
export function vocabularyOf(vendor: string, category: ServerCategory): Vocabulary {
  if (ESPORTS_VENDORS.has(vendor)) return ESPORTS;
  return vendor === 'DS88' ? COCKFIGHT : BY_CATEGORY[category];
}
