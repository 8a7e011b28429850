import type { Database } from '../../db/database.ts';

export type ImageType = 'image/png' | 'image/jpeg';

const DAY_MS = 86_400_000;

/** Maximum number of a member's unused images: more than all open forms can hold. */
const MOST_UNUSED = 12;

const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type of a file by its magic bytes; its name and declared type are not trusted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  return (['image/png', 'image/jpeg'] as const).find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte));
}

export interface NewUpload {
  readonly id: string;
  readonly merchant: string;
  readonly accountId: number;
  readonly type: ImageType;
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Stores an image until a form uses it: for at most a day, and only while it is among the member's latest. */
export function insertUpload(db: Database, { id, merchant, accountId, type, bytes, at }: NewUpload): void {
  db.transaction(() => {
    db.run('DELETE FROM uploads WHERE purpose IS NULL AND sent_at < ?', at - DAY_MS);
    db.run(
      'INSERT INTO uploads (id, merchant, account_id, type, bytes, size, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      merchant,
      accountId,
      type,
      bytes,
      bytes.length,
      at,
    );
    db.run(
      `DELETE FROM uploads WHERE account_id = ? AND purpose IS NULL AND id NOT IN (
         SELECT id FROM uploads WHERE account_id = ? AND purpose IS NULL ORDER BY sent_at DESC, rowid DESC LIMIT ?)`,
      accountId,
      accountId,
      MOST_UNUSED,
    );
  });
}

export interface ConsumedUploads {
  readonly merchant: string;
  readonly accountId: number;
  readonly ids: readonly string[];
  /** What they are attached to, `<sort>:<id>`: `withdrawal:123`, `application:9`. */
  readonly purpose: string;
}

/** Attaches images to a form. Returns `false`, and attaches none, unless all are the member's and unused. */
export function consumeUploads(db: Database, { merchant, accountId, ids, purpose }: ConsumedUploads): boolean {
  return db.transaction(() => {
    const places = ids.map(() => '?').join(', ');
    const unused = `merchant = ? AND account_id = ? AND purpose IS NULL AND id IN (${places})`;
    const known = db.get<{ count: number }>(`SELECT count(*) AS count FROM uploads WHERE ${unused}`, merchant, accountId, ...ids);
    if (known?.count !== ids.length) return false;
    db.run(`UPDATE uploads SET purpose = ? WHERE ${unused}`, purpose, merchant, accountId, ...ids);
    return true;
  });
}
