import { atom, createStore, useAtomValue } from 'jotai';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { SessionValue } from '#site/api/contract/login.ts';
import type { memberInfo } from '#site/api/contract/member.ts';
import { AGENT_TYPES, TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';
import { follow } from './flow.ts';
import { sessionFlow, type SessionEvent, type SessionPhase } from './sessionFlow.ts';

/** One store for the whole page, so that the client and React read the same session. */
export const store = createStore();

/** Names in session storage (spec, section 3). The token lives as long as the tab. */
const TOKEN_KEY = 'token';
const TYPE_KEY = 'isAgent';
const MUST_CHANGE_KEY = 'cpw';

/** Names the site, not the player, and so survives a logout. */
const MERCHANT_KEY = 'merchant';

export type Member = CallOutput<typeof memberInfo>;
export type SessionKind = 'visitor' | 'member' | 'trial' | 'agent';

export interface SessionState {
  readonly token: string | null;
  readonly accountType: number | null;
  /** `null` until member info has come. */
  readonly member: Member | null;
  /** Logged in with a password that has to be replaced before anything else (PWD-5). */
  readonly mustChange: boolean;
}

const visitor: SessionState = { token: null, accountType: null, member: null, mustChange: false };

function stored(): SessionState {
  const token = visitStorage.getItem(TOKEN_KEY);
  if (token === null) return visitor;
  const type = Number(visitStorage.getItem(TYPE_KEY));
  const mustChange = visitStorage.getItem(MUST_CHANGE_KEY) !== null;
  return { token, accountType: Number.isInteger(type) ? type : 0, member: null, mustChange };
}

const sessionAtom = atom<SessionState>(stored());

/** The current user, for blocks. */
export interface Session extends SessionState {
  /** A player who must change the password first counts as a visitor, as for the gateway. */
  readonly kind: SessionKind;
  /** Rank of the member's club; above 4 is served by VIP support (spec, section 4). */
  readonly rank: number;
}

function kindOf({ token, accountType, mustChange }: SessionState): SessionKind {
  if (token === null || mustChange) return 'visitor';
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

/** Calls the listener after each change of the session. */
export function onSessionChange(listener: () => void): () => void {
  return store.sub(viewAtom, listener);
}

const phaseOf = ({ token, mustChange }: SessionState): SessionPhase => (token === null ? 'none' : mustChange ? 'changing' : 'present');

/** Goes on to a state if the event leads there from the present one. */
function step(event: SessionEvent, next: SessionState): boolean {
  if (follow(sessionFlow, phaseOf(store.get(sessionAtom)), event) !== phaseOf(next)) return false;
  store.set(sessionAtom, next);
  return true;
}

/** The password that a forced change is about, so that the player does not type it twice. In memory only, until it is changed. */
let held: string | undefined;

/** The password that was just used by a player who has to change it; `undefined` after a reload. */
export function sessionPassword(): string | undefined {
  return held;
}

/** What begins a session. */
export interface Admission extends Pick<SessionValue, 'token' | 'type'> {
  /** Nothing is open before a new password is set. */
  readonly mustChange?: boolean;
  /** The entered password; in memory, only while it must be changed. */
  readonly password?: string;
}

/** Empties session storage but for the merchant's id: nothing of a session outlives it. */
function forgetVisit(): void {
  const merchant = visitStorage.getItem(MERCHANT_KEY);
  visitStorage.clear();
  if (merchant !== null) visitStorage.setItem(MERCHANT_KEY, merchant);
}

/** A gateway's login, registration or guest play succeeded. */
export function beginSession({ token, type, mustChange = false, password }: Admission): void {
  const before = currentSession().token;
  const event = mustChange ? 'admittedToChange' : 'admitted';
  if (!step(event, { token, accountType: type ?? null, member: null, mustChange })) return;
  held = mustChange ? password : undefined;
  if (before !== null) forgetVisit();
  visitStorage.setItem(TOKEN_KEY, token);
  if (type !== undefined) visitStorage.setItem(TYPE_KEY, String(type));
  if (mustChange) visitStorage.setItem(MUST_CHANGE_KEY, '1');
  else visitStorage.removeItem(MUST_CHANGE_KEY);
}

/** The gateway has taken the new password of the session with this token: all is open. An answer that outlived its session opens nothing. */
export function passwordChanged(token: string | null): void {
  if (currentSession().token !== token) return;
  held = undefined;
  visitStorage.removeItem(MUST_CHANGE_KEY);
  step('changed', { ...store.get(sessionAtom), mustChange: false });
}

/** Member info came for the session with this token; an answer that outlived its session is dropped. */
export function memberArrived(token: string, member: Member): void {
  if (store.get(sessionAtom).token !== token) return;
  visitStorage.setItem(TYPE_KEY, String(member.type));
  store.set(sessionAtom, { ...store.get(sessionAtom), accountType: member.type, member });
}

/** For the editor: a mock session. Nothing is stored or sent. */
export function setMockSession(state: SessionState): void {
  store.set(sessionAtom, state);
}

/** Back to visitor. */
export function endSession(): void {
  forgetVisit();
  held = undefined;
  step('ended', visitor);
}
