import { materials, type Material } from '#ui/theme/materials.ts';
import type { Props } from './schema.ts';

type Unit = Props['privileges'][string]['unit'];

export interface Level {
  readonly id: string;
  readonly rank: number;
  readonly points: number;
  readonly name: Props['levels'][string]['name'];
  readonly gives: Readonly<Record<string, number>>;
  readonly material: Material;
}

export interface Privilege {
  readonly id: string;
  readonly unit: Unit;
  readonly name: Props['privileges'][string]['name'];
}

/** The material at a share of the way from the lowest to the highest. */
function materialAt(share: number): Material {
  const all = Object.keys(materials) as Material[]; // Its keys are its type's.
  return all[Math.round(share * (all.length - 1))] ?? 'bronze';
}

/** The levels of config, lowest first. */
export function levelsOf({ levels }: Pick<Props, 'levels'>): readonly Level[] {
  const ordered = Object.entries(levels).toSorted(([, a], [, b]) => a.rank - b.rank);
  return ordered.map(([id, { rank, points, name, gives, material }], index) => ({
    id,
    rank,
    points,
    name,
    gives,
    material: material ?? materialAt(ordered.length > 1 ? index / (ordered.length - 1) : 1),
  }));
}

export function privilegesOf({ privileges }: Pick<Props, 'privileges'>): readonly Privilege[] {
  return Object.entries(privileges).map(([id, { unit, name }]) => ({ id, unit, name }));
}

/**
 * Value of a privilege at a level; 0 for none.
 * @param vipAboveRank ranks above it have VIP customer service
 */
export function valueOf({ rank, gives }: Level, { id, unit }: Privilege, vipAboveRank: number): number {
  if (unit === 'vipService') return rank > vipAboveRank ? 1 : 0;
  return Object.hasOwn(gives, id) ? (gives[id] ?? 0) : 0;
}

/** The privileges that a level adds to or raises over the level below. */
export function gained(levels: readonly Level[], at: number, privileges: readonly Privilege[], vipAboveRank: number): readonly Privilege[] {
  const [level, below] = [levels[at], levels[at - 1]];
  if (level === undefined) return [];
  return privileges.filter((privilege) => {
    const before = below === undefined ? 0 : valueOf(below, privilege, vipAboveRank);
    return valueOf(level, privilege, vipAboveRank) > before;
  });
}
