import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { cleanMessage } from '#site/api/contract/chat.ts';
import { currentSession, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';

/** Session storage key: the draft survives a reload and an expired session, but not a login by another player. */
const KEY = 'chatDraft';

const draftSchema = v.object({
  /** Account of the author; `null` if it was not known. */
  owner: v.nullable(v.string()),
  text: v.string(),
  /** The last attempt: the same text in the same session reuses the same idempotency key. */
  attempt: v.optional(v.object({ key: v.string(), text: v.string(), token: v.nullable(v.string()) })),
});
type Draft = v.InferOutput<typeof draftSchema>;

const EMPTY: Draft = { owner: null, text: '' };

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), draftSchema), EMPTY);

const draftAtom = atom<Draft>(v.parse(stored, visitStorage.getItem(KEY) ?? ''));

const ownerNow = (): string | null => currentSession().member?.id ?? null;

/** Discards another player's draft. */
const own = (draft: Draft): Draft => {
  const owner = ownerNow();
  return draft.owner === null || owner === null || draft.owner === owner ? draft : EMPTY;
};

function keep(draft: Draft): void {
  store.set(draftAtom, draft);
  visitStorage.setItem(KEY, JSON.stringify(draft));
}

/** The text that is entered but not sent. */
export function useDraftText(): string {
  return own(useAtomValue(draftAtom, { store })).text;
}

export function typed(text: string): void {
  keep({ ...own(store.get(draftAtom)), owner: ownerNow(), text });
}

/** The idempotency key for a text: the same as in the previous attempt, so that the message appears once. */
export function keyFor(text: string): string {
  const draft = own(store.get(draftAtom));
  const { token } = currentSession();
  const { attempt } = draft;
  if (attempt?.text === text && attempt.token === token) return attempt.key;
  const key = crypto.randomUUID();
  keep({ ...draft, owner: ownerNow(), attempt: { key, text, token } });
  return key;
}

/** The gateway has accepted this text. Text entered since then stays. */
export function sentDraft(sent: string): void {
  if (cleanMessage(store.get(draftAtom).text) === sent) keep({ ...EMPTY, owner: ownerNow() });
}
