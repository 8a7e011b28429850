import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { sleep } from '#site/lib/sleep.ts';
import { atom } from 'jotai';

import type { Client } from '#site/api/client.ts';
import { memberInfo } from '#site/api/contract/member.ts';
import { isCallError } from '#site/api/errors.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { openTabChannel } from '#site/lib/tabChannel.ts';
import { beginSession, currentSession, endSession, memberArrived, onSessionChange, store, type Admission } from './session.ts';

/** Tabs that were opened from one another share a token; this is where they hear that it ended. */
const CHANNEL = 'session-ended';

interface LifecycleOptions {
  readonly client: Client;
  /** Reset when the current user changes. */
  readonly queryClient: QueryClient;
}

/** Starts the session: loads the current user of a stored token and follows changes. Returns a function that stops it. */
export function startSession({ client, queryClient }: LifecycleOptions): () => void {
  const channel = openTabChannel(CHANNEL, (token) => {
    if (token === currentSession().token) endSession();
  });

  let { token, kind } = currentSession();
  const stopWatching = onSessionChange(() => {
    const now = currentSession();
    // A member becomes one by the new password, too: until then the gateway refused everything.
    const opened = kind === 'visitor' && now.kind !== 'visitor';
    if (now.token === token && !opened) return;
    ({ token, kind } = now);
    void resetSessionQueries(queryClient);
  });

  void loadMember(client);
  return () => {
    stopWatching();
    channel?.close();
  };
}

/** Queries without auth stay cached. Without `meta.auth` a query counts as authenticated. */
const ofSession: QueryFilters = { predicate: ({ meta }) => meta?.['auth'] !== 'none' };

/** Forgets what a session has been answered. What is on screen is asked again once it has rendered: then it knows who asks. */
async function resetSessionQueries(queryClient: QueryClient): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll(ofSession)) query.reset();
  await sleep(0);
  await queryClient.refetchQueries({ ...ofSession, type: 'active', stale: true });
}

/** Logs out here and in all tabs of the site; does nothing for visitors. */
export function leaveSession(): void {
  const { token } = currentSession();
  if (token === null) return;
  endSession();
  const channel = openTabChannel(CHANNEL);
  channel?.send(token);
  channel?.close();
}

/** How many sessions the gateway has refused since the page opened; each is worth one notice. */
export const lostSessionsAtom = atom(0);

/** For the client: the gateway refused this token. Ends its session, once however many calls were under way. */
export function sessionLost(token: string): void {
  if (currentSession().token !== token) return;
  leaveSession();
  store.set(lostSessionsAtom, (count) => count + 1);
}

/** Waits between attempts at member info, milliseconds; the last one repeats. */
const RETRY_AFTER_MS = [1000, 3000, 10_000, 30_000];

/**
 * Member info for the session. While the gateway is out of reach, or fails, the player stays logged in as what the login said,
 * and it is asked again; a refused token has gone through `sessionLost` by then.
 */
export async function loadMember(client: Client, token = currentSession().token, attempt = 0): Promise<void> {
  if (token === null || token !== currentSession().token) return;
  try {
    memberArrived(token, await client.call(memberInfo, {}));
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (isOutcomeUnknown(error))
      setTimeout(() => void loadMember(client, token, attempt + 1), RETRY_AFTER_MS[attempt] ?? RETRY_AFTER_MS.at(-1));
  }
}

/** A login, registration or guest play succeeded: logged in, with member info if it could be had. */
export async function enter(client: Client, admission: Admission): Promise<void> {
  beginSession(admission);
  await loadMember(client);
}
