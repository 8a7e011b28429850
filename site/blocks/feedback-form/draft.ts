import * as v from 'valibot';

import { currentSession } from '#site/session/session.ts';
import { visitStorage } from '#site/shared/browserStorage.ts';

/** Name in session storage: what was typed outlives a reload and a failure, not a logout followed by another player. */
const KEY = 'feedbackDraft';

const values = v.object({ questionType: v.string(), content: v.string(), contact: v.string() });
export type FeedbackValues = v.InferOutput<typeof values>;

const draftSchema = v.object({
  /** Whose it is; `null` a visitor's. */
  owner: v.nullable(v.string()),
  values,
  /** The last attempt at sending it: the same words have the same key, so that they are kept once. */
  attempt: v.optional(v.object({ key: v.string(), text: v.string() })),
});
type Draft = v.InferOutput<typeof draftSchema>;

const stored = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), draftSchema)), null);

const ownerNow = (): string | null => currentSession().member?.id ?? null;

/** The draft of whoever is here. A visitor who logs in takes the own one along. */
function readDraft(): Draft | null {
  const draft = v.parse(stored, visitStorage.getItem(KEY));
  return draft !== null && (draft.owner === null || draft.owner === ownerNow()) ? draft : null;
}

function write(draft: Draft): void {
  visitStorage.setItem(KEY, JSON.stringify(draft));
}

export function draftValues(): FeedbackValues | null {
  return readDraft()?.values ?? null;
}

export function keepDraft(typed: FeedbackValues): void {
  const attempt = readDraft()?.attempt;
  write({ owner: ownerNow(), values: typed, ...(attempt && { attempt }) });
}

/** The key under which something is sent: the one that it was sent under before. */
export function keyFor(input: object): string {
  const draft = readDraft();
  const text = JSON.stringify(input);
  if (draft?.attempt?.text === text) return draft.attempt.key;
  const key = crypto.randomUUID();
  if (draft) write({ ...draft, attempt: { key, text } });
  return key;
}

/** Nothing is typed any more. A draft of somebody else's stays. */
export function forgetDraft(): void {
  if (readDraft() !== null) dropDraft();
}

/** The platform has it. */
export function dropDraft(): void {
  visitStorage.removeItem(KEY);
}
