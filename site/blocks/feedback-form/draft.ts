import * as v from 'valibot';

import { visitStorage } from '#site/lib/browserStorage.ts';

/**
 * Name in session storage: what was typed outlives a reload and a failure. A visitor who logs in takes the own one along; a logout
 * and another player's login empty the storage.
 */
const KEY = 'feedbackDraft';

const values = v.object({ questionType: v.string(), content: v.string(), contact: v.string() });
export type FeedbackValues = v.InferOutput<typeof values>;

const draftSchema = v.object({
  values,
  /** The last attempt at sending it: the same words have the same key, so that they are kept once. */
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

export function keepDraft(typed: FeedbackValues): void {
  const attempt = readDraft()?.attempt;
  write({ values: typed, ...(attempt && { attempt }) });
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

/** Nothing is typed any more, or the platform has it. */
export function dropDraft(): void {
  visitStorage.removeItem(KEY);
}
