import type { Client } from '#site/api/client.ts';
import { logout } from '#site/api/contract/logout.ts';

/** Revokes the session of a login whose form was closed before the answer came. */
export function revoke(client: Client, token: string): void {
  client.call(logout, {}, { token }).catch(() => undefined);
}
