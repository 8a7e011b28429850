import type { RequestContext } from './context.ts';

/** What a level is called in the language of the request; the name given where nobody has written one. */
export function rankNameOf({ db, merchant, language }: RequestContext, level: number, fallback: string): string {
  const found = db.get<{ name: string }>(
    'SELECT name FROM rank_names WHERE merchant = ? AND level = ? AND language = ?',
    merchant.code,
    level,
    language,
  );
  return found?.name ?? fallback;
}
