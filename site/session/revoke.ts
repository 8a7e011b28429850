import type { Client } from '#site/api/client.ts';
import { logout } from '#site/api/contract/logout.ts';

/** An answer that nobody waits for any more holds a session: the gateway is told to forget it. */
export function revoke(client: Client, token: string): void {
  client.call(logout, {}, { token }).catch(() => undefined);
}
