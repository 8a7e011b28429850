import { join } from 'node:path';

import { openDatabase, type Database } from '#gateway/db/database.ts';
import type { TestServer } from './server.ts';

/** Changes what the platform's editors have written, in the gateway's own database: there is no call for it. */
export function editContent({ configDir }: TestServer, edit: (db: Database) => void): void {
  const db = openDatabase(join(configDir, '../data/gateway.db'));
  edit(db);
  db.close();
}
