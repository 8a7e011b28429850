import type { Database } from '#gateway/api/index.ts';
import type { DraftVersion, StoredDraft } from '#site/editor/protocol.ts';

/** A version that is followed by another within this time is dropped, unless it is the latest. */
const APART_MS = 5 * 60_000;
/** Versions of a merchant's draft that an operator can go back to. */
const VERSIONS = 50;

interface Row {
  version: number;
  at: number;
  text: string | null;
}

/** What an operator has edited and not saved, by merchant, with its earlier versions. */
export interface Drafts {
  /** Version 0 without text if there is none. */
  latest(merchant: string, operator: string): StoredDraft;
  /** The new version; `undefined` if `after` is not the latest any more. */
  write(merchant: string, operator: string, text: string | null, after: number): number | undefined;
  /** That have a text, the latest first. */
  versions(merchant: string, operator: string): readonly DraftVersion[];
  text(merchant: string, operator: string, version: number): string | undefined;
}

export function openDrafts(db: Database, now: () => number): Drafts {
  const recent = (merchant: string, operator: string, limit: number): Row[] =>
    db.all<Row>(
      'SELECT version, at, text FROM drafts WHERE merchant = ? AND operator = ? ORDER BY version DESC LIMIT ?',
      merchant,
      operator,
      limit,
    );
  return {
    latest(merchant, operator) {
      const [row] = recent(merchant, operator, 1);
      return { version: row?.version ?? 0, text: row?.text ?? null };
    },
    write: (merchant, operator, text, after) =>
      db.transaction(() => {
        const [last, before] = recent(merchant, operator, 2);
        if ((last?.version ?? 0) !== after) return undefined;
        const version = after + 1;
        db.run(
          'INSERT INTO drafts (merchant, operator, version, at, text) VALUES (?, ?, ?, ?, ?)',
          merchant,
          operator,
          version,
          now(),
          text,
        );
        if (last && before && last.at - before.at < APART_MS) {
          db.run('DELETE FROM drafts WHERE merchant = ? AND operator = ? AND version = ?', merchant, operator, last.version);
        }
        const [oldest] = recent(merchant, operator, VERSIONS).slice(VERSIONS - 1);
        if (oldest) db.run('DELETE FROM drafts WHERE merchant = ? AND operator = ? AND version < ?', merchant, operator, oldest.version);
        return version;
      }),
    versions: (merchant, operator) =>
      recent(merchant, operator, VERSIONS)
        .filter(({ text }) => text !== null)
        .map(({ version, at }) => ({ version, at: new Date(at).toISOString() })),
    text: (merchant, operator, version) =>
      db.get<{ text: string | null }>(
        'SELECT text FROM drafts WHERE merchant = ? AND operator = ? AND version = ?',
        merchant,
        operator,
        version,
      )?.text ?? undefined,
  };
}
