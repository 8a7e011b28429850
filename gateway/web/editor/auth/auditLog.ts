import type { Database } from '#gateway/api/index.ts';
import type { AuditDid, AuditLine } from '#site/editor/protocol.ts';

/** Latest entries that the editor lists; the table holds all. */
const LISTED = 50;

interface Row {
  at: number;
  operator: string;
  did: AuditDid;
  what: string;
  why: string;
}

/** Who did what when and why. Entries are added only; the database refuses to change them. */
export interface AuditLog {
  /** @param merchant absent for what concerns none, such as a sign-in */
  add(entry: {
    readonly operator: string;
    readonly merchant?: string;
    readonly did: AuditDid;
    readonly what: string;
    readonly why?: string;
  }): void;
  /** The latest of a merchant, newest first. */
  list(merchant: string): readonly AuditLine[];
}

export function openAuditLog(db: Database, now: () => number): AuditLog {
  return {
    add: ({ operator, merchant = null, did, what, why = '' }) =>
      void db.run(
        'INSERT INTO audit (at, operator, merchant, did, what, why) VALUES (?, ?, ?, ?, ?, ?)',
        now(),
        operator,
        merchant,
        did,
        what,
        why,
      ),
    list: (merchant) =>
      db
        .all<Row>('SELECT at, operator, did, what, why FROM audit WHERE merchant = ? ORDER BY id DESC LIMIT ?', merchant, LISTED)
        .map(({ at, operator, did, what, why }) => ({
          at: new Date(at).toISOString(),
          by: operator,
          did,
          what,
          ...(why !== '' && { why }),
        })),
  };
}
