import type { ShowMessage } from '../messages.ts';
import { currentSession, onSessionChange, setMockSession, type SessionState } from '#site/session/session.ts';

const VISITOR: SessionState = { token: null, accountType: null, member: null, mustChange: false };

/** No gateway hears it: see `client.ts`. */
const TOKEN = 'editor';

export type Who = Pick<ShowMessage, 'session' | 'accountType' | 'rank'>;

/** Sets the mock session, and restores it when the site changes it. */
export function mockSession(): (who: Who) => void {
  let state = VISITOR;
  // The site's own logout forgets them; the operator still looks through their eyes.
  onSessionChange(() => {
    if (currentSession().token !== state.token) setMockSession(state);
  });
  return (who) => {
    state = stateOf(who);
    setMockSession(state);
  };
}

function stateOf({ session, accountType, rank }: Who): SessionState {
  if (session === 'visitor') return VISITOR;
  const type = accountType ?? 0;
  return {
    token: TOKEN,
    mustChange: false,
    accountType: type,
    member: {
      id: '1',
      account: session,
      nickname: `${session[0]?.toUpperCase() ?? ''}${session.slice(1)}`,
      type,
      toUpline: true,
      clubLabel: { labelName: `Rank ${rank}`, rankLevel: rank },
      memberLabel: [],
      mobile: null,
    },
  };
}
