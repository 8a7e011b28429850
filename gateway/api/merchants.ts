import type { FieldRules } from '#site/api/contract/rules.ts';
import type { SystemStatus, WhitelabelNode } from '#site/api/contract/system.ts';
import type { Database } from '../db/database.ts';
import { dayOffsetOf } from '../domain/teamReports/days.ts';
import type { Merchant, MerchantSeed } from './context.ts';

/** State that changes at runtime and is pushed to open pages. */
export interface Snapshot {
  readonly flagsRev: number;
  readonly rulesRev: number;
  readonly status: SystemStatus;
  readonly now: number;
  readonly whitelabel: WhitelabelNode;
  readonly rules: FieldRules;
}

interface MerchantRow {
  status: SystemStatus;
  whitelabel: string;
  flags_rev: number;
  rules: string;
  rules_rev: number;
}

/** The merchant's state, or `undefined` before it is seeded. */
export function readMerchant(db: Database, seed: MerchantSeed): Merchant | undefined {
  const row = merchantRow(db, seed.code);
  if (row === undefined) return undefined;
  return {
    seed,
    code: seed.code,
    status: row.status,
    flags: flattenWhitelabel(parseTree(row)),
    rules: parseRules(row),
  };
}

export function readSnapshot(db: Database, merchant: string, now: number): Snapshot | undefined {
  const row = merchantRow(db, merchant);
  if (row === undefined) return undefined;
  return {
    flagsRev: row.flags_rev,
    rulesRev: row.rules_rev,
    status: row.status,
    now,
    whitelabel: parseTree(row),
    rules: parseRules(row),
  };
}

export function readWhitelabel(db: Database, merchant: string): WhitelabelNode {
  const row = merchantRow(db, merchant);
  return row === undefined ? whitelabelTree({}) : parseTree(row);
}

export function writeStatus(db: Database, merchant: string, status: SystemStatus): void {
  db.run('UPDATE merchants SET status = ? WHERE merchant = ?', status, merchant);
}

export function writeFlags(db: Database, merchant: string, flags: Readonly<Record<string, boolean>>): void {
  db.transaction(() => {
    const current = flattenWhitelabel(readWhitelabel(db, merchant));
    const tree = JSON.stringify(whitelabelTree({ ...current, ...flags }));
    db.run('UPDATE merchants SET whitelabel = ?, flags_rev = flags_rev + 1 WHERE merchant = ?', tree, merchant);
  });
}

export function writeRules(db: Database, merchant: string, rules: FieldRules): void {
  db.transaction(() => {
    const row = merchantRow(db, merchant);
    const merged = JSON.stringify({ ...(row === undefined ? {} : parseRules(row)), ...rules });
    db.run('UPDATE merchants SET rules = ?, rules_rev = rules_rev + 1 WHERE merchant = ?', merged, merchant);
  });
}

/**
 * The requested language if the merchant supports it and has content in it; else its default language, so that no page
 * lacks content.
 */
export function contentLanguage(db: Database, { code, languages, defaultLanguage }: MerchantSeed, wished: string): string {
  if (wished === defaultLanguage || !languages.includes(wished)) return defaultLanguage;
  const written = db.get('SELECT 1 FROM announcements WHERE merchant = ? AND language = ? LIMIT 1', code, wished);
  return written === undefined ? defaultLanguage : wished;
}

/** Inserts the merchant's initial state. */
export function insertMerchant(db: Database, seed: MerchantSeed): void {
  db.run(
    'INSERT INTO merchants (merchant, whitelabel, rules, day_offset, seeded) VALUES (?, ?, ?, ?, 0)',
    seed.code,
    JSON.stringify(whitelabelTree(seed.flags)),
    JSON.stringify(seed.rules),
    dayOffsetOf(seed.timeZone),
  );
}

/** The flags in the platform's format: one enabled root with a child for each flag. */
function whitelabelTree(flags: Readonly<Record<string, boolean>>): WhitelabelNode {
  const childrenNodes = Object.entries(flags).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0', childrenNodes: [] }));
  return { modId: 'ROOT', enabled: '1', childrenNodes };
}

/** A flag is on if it and all its ancestors are `'1'`. */
function flattenWhitelabel(node: WhitelabelNode, parentOn = true): Record<string, boolean> {
  const on = parentOn && node.enabled === '1';
  return Object.assign({ [node.modId]: on }, ...node.childrenNodes.map((child) => flattenWhitelabel(child, on)));
}

function merchantRow(db: Database, merchant: string): MerchantRow | undefined {
  return db.get<MerchantRow>(
    'SELECT status, whitelabel, flags_rev, rules, rules_rev FROM merchants WHERE merchant = ? AND seeded = 1',
    merchant,
  );
}

// Only this module writes the two columns, so their JSON has the expected shape.
const parseTree = (row: MerchantRow) => JSON.parse(row.whitelabel) as WhitelabelNode;
const parseRules = (row: MerchantRow) => JSON.parse(row.rules) as FieldRules;
