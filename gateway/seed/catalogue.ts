import type { Database } from '../db/database.ts';
import { seededRandom } from '../api/random.ts';
import { fold } from './fold.ts';
import { vocabularyOf } from './gameNames.ts';
import { VENDORS } from './vendors.ts';
import type { SeedVendor } from './vendors.ts';

/** Minimum bets of the filter, in ten-thousandths: 0.01, 0.05, 0.1, 0.5, 0.75. */
const MIN_BETS = [100, 500, 1000, 5000, 7500];
const MIN_LINES = [1, 5, 9, 20, 25, 25, 40, 50];

interface CatalogueGame {
  readonly vendor: SeedVendor;
  readonly name: string;
  readonly emblem: string;
  readonly classify: string;
}

/** Writes all games once; they are deterministic and the same for every merchant. */
export function seedCatalogue(db: Database): void {
  if (db.get('SELECT 1 FROM games LIMIT 1') === undefined) seedGames(db);
  seedEntries(db);
  seedRooms(db);
  seedTrials(db);
}

function seedGames(db: Database): void {
  const random = seededRandom('catalogue');
  const insert = `INSERT INTO games (vendor, category, classify, name, folded_name, emblem, min_bet, min_lines, is_hot, is_new)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  for (const { vendor, name, emblem, classify } of interleave(VENDORS.map(gamesOf))) {
    db.run(
      insert,
      vendor.code,
      vendor.category,
      classify,
      name,
      fold(name),
      emblem,
      MIN_BETS[random.int(MIN_BETS.length)] ?? 100,
      MIN_LINES[random.int(MIN_LINES.length)] ?? 1,
      random.int(vendor.isHot === true ? 9 : 40) === 0 ? 1 : 0,
      random.int(12) === 0 ? 1 : 0,
    );
  }
}

/** One entry for each vendor whose games are listed behind an entry. */
function seedEntries(db: Database): void {
  for (const { code, name, category } of VENDORS.filter(({ behindEntry }) => behindEntry)) {
    if (db.get("SELECT 1 FROM games WHERE vendor = ? AND is_game <> ''", code) !== undefined) continue;
    db.run('UPDATE games SET behind_entry = 1 WHERE vendor = ?', code);
    db.run(
      `INSERT INTO games (vendor, category, classify, name, folded_name, emblem, min_bet, min_lines, is_hot, is_new, is_game)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 'VASSALAGE')`,
      code,
      category,
      vocabularyOf(code, category).classify[0] ?? 'TG',
      name,
      fold(name),
      category === 'LIVE' ? 'crown' : 'lotus',
      MIN_BETS[0] ?? 100,
      1,
    );
  }
}

/** Marks the games of vendors whose games trial accounts may play. */
function seedTrials(db: Database): void {
  for (const { code } of VENDORS.filter(({ hasTrial }) => hasTrial)) {
    db.run("UPDATE games SET is_trial = 1 WHERE vendor = ? AND is_game = '' AND is_trial = 0", code);
  }
}

interface SeedRoom {
  readonly name: string;
  /** In major units; see `seedUnit`. */
  readonly stakes: readonly [least: number, most: number];
  readonly seats: number;
  readonly status: RoomState;
}

/** State of a room: the occupancy of open ones changes over time. */
export type RoomState = 'OPEN' | 'FULL' | 'CLOSED';

/** The rooms of every game that has rooms. */
const ROOMS: readonly SeedRoom[] = [
  { name: 'Kubo', stakes: [1, 5], seats: 80, status: 'OPEN' },
  { name: 'Plaza', stakes: [5, 20], seats: 60, status: 'OPEN' },
  { name: 'Salon', stakes: [10, 50], seats: 40, status: 'OPEN' },
  { name: 'Balcony', stakes: [20, 100], seats: 24, status: 'FULL' },
  { name: 'Grand Hall', stakes: [50, 200], seats: 24, status: 'OPEN' },
  { name: 'Night Table', stakes: [100, 500], seats: 12, status: 'CLOSED' },
];

function seedRooms(db: Database): void {
  for (const { code } of VENDORS.filter(({ hasRooms }) => hasRooms)) {
    const games = db.all<{ node_id: number }>(
      "SELECT node_id FROM games g WHERE vendor = ? AND is_game = '' AND NOT EXISTS (SELECT 1 FROM rooms r WHERE r.node_id = g.node_id)",
      code,
    );
    for (const { node_id: nodeId } of games) {
      ROOMS.forEach(({ name, stakes: [least, most], seats, status }, position) => {
        db.run(
          'INSERT INTO rooms (room_id, node_id, name, min_stake, max_stake, seats, status, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          `${nodeId}-${position + 1}`,
          nodeId,
          name,
          least,
          most,
          seats,
          status,
          position,
        );
      });
    }
  }
}

/** A vendor's games: distinct combinations of its vocabulary, in a vendor-specific order. */
function gamesOf(vendor: SeedVendor): CatalogueGame[] {
  const { openings, subjects, endings, classify } = vocabularyOf(vendor.code, vendor.category);
  const random = seededRandom(vendor.code);
  const combinations = openings.length * subjects.length * endings.length;
  const start = random.int(combinations);
  const step = coprimeStep(combinations, random.int(combinations));
  return Array.from({ length: Math.min(vendor.games, combinations) }, (_, index) => {
    const number = (start + index * step) % combinations;
    const [subject = '', emblem = 'star'] = subjects[number % subjects.length] ?? [];
    const opening = openings[Math.floor(number / subjects.length) % openings.length] ?? '';
    const ending = endings[Math.floor(number / subjects.length / openings.length)] ?? '';
    return { vendor, name: `${opening} ${subject} ${ending}`, emblem, classify: classify[random.int(classify.length)] ?? 'SM' };
  });
}

/** A step that visits every number below `size` once before it repeats. */
function coprimeStep(size: number, from: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, from);
  while (divisor(size, step) !== 1) step += 1;
  return step;
}

/** Takes one of each list per round, so that a page of a category shows many vendors. */
function interleave(lists: CatalogueGame[][]): CatalogueGame[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
