import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { cleanMessage } from '#site/api/contract/chat.ts';
import { currentSession, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';

/** Name in session storage: what was typed outlives a reload and a lost session, not a logout followed by another player. */
const KEY = 'chatDraft';

const draftSchema = v.object({
  /** Whose it is; `null` while that was not known. */
  owner: v.nullable(v.string()),
  text: v.string(),
  /** The last attempt at sending it: the same words under the same session have the same key. */
  attempt: v.optional(v.object({ key: v.string(), text: v.string(), token: v.nullable(v.string()) })),
});
type Draft = v.InferOutput<typeof draftSchema>;

const EMPTY: Draft = { owner: null, text: '' };

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), draftSchema), EMPTY);

const draftAtom = atom<Draft>(v.parse(stored, visitStorage.getItem(KEY) ?? ''));

const ownerNow = (): string | null => currentSession().member?.id ?? null;

/** Another player's draft is none. */
const own = (draft: Draft): Draft => {
  const owner = ownerNow();
  return draft.owner === null || owner === null || draft.owner === owner ? draft : EMPTY;
};

function keep(draft: Draft): void {
  store.set(draftAtom, draft);
  visitStorage.setItem(KEY, JSON.stringify(draft));
}

/** What is typed and not sent yet. */
export function useDraftText(): string {
  return own(useAtomValue(draftAtom, { store })).text;
}

export function typed(text: string): void {
  keep({ ...own(store.get(draftAtom)), owner: ownerNow(), text });
}

/** The key under which a text is sent: the one it was sent under before, so that it appears once. */
export function keyFor(text: string): string {
  const draft = own(store.get(draftAtom));
  const { token } = currentSession();
  const { attempt } = draft;
  if (attempt?.text === text && attempt.token === token) return attempt.key;
  const key = crypto.randomUUID();
  keep({ ...draft, owner: ownerNow(), attempt: { key, text, token } });
  return key;
}

/** The gateway has this text. What was typed since then is another. */
export function sentDraft(sent: string): void {
  if (cleanMessage(store.get(draftAtom).text) === sent) keep({ ...EMPTY, owner: ownerNow() });
}
