import { atom, createStore, useAtomValue } from 'jotai';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { SessionValue } from '#site/api/contract/login.ts';
import type { memberInfo } from '#site/api/contract/member.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';

/** One store for the whole page, so that the client and React read the same session. */
export const store = createStore();

/** Names in session storage (spec, section 3). The token lives as long as the tab. */
const TOKEN_KEY = 'token';
const TYPE_KEY = 'isAgent';

/** Names the site, not the player: the spec keeps it through a logout (section 4). */
const MERCHANT_KEY = 'merchant';

export type Member = CallOutput<typeof memberInfo>;
export type SessionKind = 'visitor' | 'member' | 'trial' | 'agent';

/** Account types that are agents (spec, section 4). */
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);

export interface SessionState {
  readonly token: string | null;
  readonly accountType: number | null;
  /** `null` until member info has come. */
  readonly member: Member | null;
}

const visitor: SessionState = { token: null, accountType: null, member: null };

function stored(): SessionState {
  const token = sessionStorage.getItem(TOKEN_KEY);
  if (token === null) return visitor;
  const type = Number(sessionStorage.getItem(TYPE_KEY));
  return { token, accountType: Number.isInteger(type) ? type : 0, member: null };
}

const sessionAtom = atom<SessionState>(stored());

/** Who is here, as blocks ask it. */
export interface Session extends SessionState {
  readonly kind: SessionKind;
  /** Rank of the member's club; above 4 is served by VIP support (spec, section 4). */
  readonly rank: number;
}

function kindOf({ token, accountType }: SessionState): SessionKind {
  if (token === null) return 'visitor';
  if (accountType === TRIAL_ACCOUNT) return 'trial';
  return accountType !== null && AGENT_TYPES.has(accountType) ? 'agent' : 'member';
}

const viewAtom = atom<Session>((get) => {
  const state = get(sessionAtom);
  return { ...state, kind: kindOf(state), rank: state.member?.clubLabel?.rankLevel ?? 0 };
});

export function useSession(): Session {
  return useAtomValue(viewAtom, { store });
}

export function currentSession(): Session {
  return store.get(viewAtom);
}

/** Runs the listener after each change of who is here. */
export function onSessionChange(listener: () => void): () => void {
  return store.sub(viewAtom, listener);
}

/** A gateway's login, registration or guest play succeeded. */
export function beginSession({ token, type }: Pick<SessionValue, 'token' | 'type'>): void {
  sessionStorage.setItem(TOKEN_KEY, token);
  sessionStorage.setItem(TYPE_KEY, String(type));
  store.set(sessionAtom, { token, accountType: type, member: null });
}

/** Member info came for the session with this token; an answer that outlived its session is dropped. */
export function memberArrived(token: string, member: Member): void {
  if (store.get(sessionAtom).token !== token) return;
  sessionStorage.setItem(TYPE_KEY, String(member.type));
  store.set(sessionAtom, { token, accountType: member.type, member });
}

/** For the preview: who is here is made up. Nothing is stored, and no gateway has heard of it. */
export function pretendSession(state: SessionState): void {
  store.set(sessionAtom, state);
}

/** Back to visitor. Session storage is emptied but for the merchant's id: nothing of the session outlives it. */
export function endSession(): void {
  const merchant = sessionStorage.getItem(MERCHANT_KEY);
  sessionStorage.clear();
  if (merchant !== null) sessionStorage.setItem(MERCHANT_KEY, merchant);
  store.set(sessionAtom, visitor);
}
