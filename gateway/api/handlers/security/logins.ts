import { ok } from '../../answer.ts';
import type { Handlers } from '../../context.ts';
import { loginsOf, maskAddress } from '../../logins.ts';
import type { LoginRow } from '../../logins.ts';
import { tokenHash } from '../../random.ts';
import { closeSessionsOf } from '../../sessions.ts';

export const loginHistory: Handlers['loginHistory'] = (input, context) => {
  const { list, totalCount } = loginsOf(context, context.account.id, input);
  return ok({ list, totalCount, totalPages: Math.ceil(totalCount / input.pageSize) });
};

export const sessionList: Handlers['sessionList'] = (_input, { db, now, account, token = '' }) => {
  const rows = db.all<Partial<LoginRow> & { at: number; token_hash: string }>(
    `SELECT s.created_at AS at, s.token_hash, l.address, l.browser, l.system FROM sessions s LEFT JOIN login_events l ON l.id = s.login_id
     WHERE s.account_id = ? AND s.expires_at > ? ORDER BY s.token_hash = ? DESC, s.created_at DESC`,
    account.id,
    now(),
    tokenHash(token),
  );
  return ok({
    list: rows.map(({ at, token_hash: hash, address, browser, system }) => ({
      // Identifies the row; it cannot be used as a token.
      id: hash.slice(0, 12),
      at,
      address: maskAddress(address ?? ''),
      browser: browser ?? null,
      system: system ?? null,
      isCurrent: hash === tokenHash(token),
    })),
  });
};

export const signOutOthers: Handlers['signOutOthers'] = (_input, context) => () => {
  closeSessionsOf(context, context.account.id, context.token);
  return ok(null);
};
