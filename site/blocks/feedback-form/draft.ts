import * as v from 'valibot';

import { visitStorage } from '#site/lib/browserStorage.ts';

/**
 * Session storage key: the draft survives a reload, a failure and the login of its author; a logout and another player's login clear it.
 */
const KEY = 'feedbackDraft';

const values = v.object({ questionType: v.string(), content: v.string(), contact: v.string() });
export type FeedbackValues = v.InferOutput<typeof values>;

const draftSchema = v.object({
  values,
  /** The last attempt: the same content reuses the same idempotency key. */
  attempt: v.optional(v.object({ key: v.string(), text: v.string() })),
});
type Draft = v.InferOutput<typeof draftSchema>;

const stored = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), draftSchema)), null);

const readDraft = (): Draft | null => v.parse(stored, visitStorage.getItem(KEY));

function write(draft: Draft): void {
  visitStorage.setItem(KEY, JSON.stringify(draft));
}

export function draftValues(): FeedbackValues | null {
  return readDraft()?.values ?? null;
}

export function storeDraft(typed: FeedbackValues): void {
  const attempt = readDraft()?.attempt;
  write({ values: typed, ...(attempt && { attempt }) });
}

/** The idempotency key for an input: the same as in the previous attempt. */
export function keyFor(input: object): string {
  const draft = readDraft();
  const text = JSON.stringify(input);
  if (draft?.attempt?.text === text) return draft.attempt.key;
  const key = crypto.randomUUID();
  if (draft) write({ ...draft, attempt: { key, text } });
  return key;
}

/** Clears the draft after it was emptied or accepted. */
export function dropDraft(): void {
  visitStorage.removeItem(KEY);
}
