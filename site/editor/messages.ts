/** What the operator's page and the framed site post to each other. Both are of one origin, and check that they are. */
import * as v from 'valibot';

import { isArtefact } from '#site/assembler/runtime/store.ts';
import type { Artefact, Facts } from '#site/assembler/runtime/types.ts';
import { isRecord } from '#site/assembler/runtime/record.ts';
import { FEATURES, LANGUAGES, SESSIONS } from '#site/assembler/runtime/vocabulary.ts';

/** To the frame: what to show, and for whom. */
export const showMessage = v.object({
  kind: v.literal('show'),
  artefact: v.custom<Artefact>(isArtefact),
  skinCss: v.string(),
  /** What the merchant words differently: language → namespace → key → text. */
  texts: v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string()))),
  page: v.string(),
  session: v.picklist(SESSIONS),
  /** `null` for a visitor. */
  accountType: v.nullable(v.number()),
  rank: v.number(),
  /** Contracts in force. */
  features: v.array(v.picklist(FEATURES)),
  language: v.picklist(LANGUAGES),
  theme: v.picklist(['light', 'dark']),
  flags: v.record(v.string(), v.boolean()),
  /** When the clock starts, in epoch milliseconds; `null` for now. */
  startAt: v.nullable(v.number()),
});
export type ShowMessage = v.InferOutput<typeof showMessage>;

/** To the frame: bring this item into view and mark it; `null` takes the mark away. */
const markMessage = v.object({ kind: v.literal('mark'), address: v.nullable(v.string()) });

/** To the frame: a press selects the item under it; labels by address. `null`: presses are the site's again. */
const pickMessage = v.object({ kind: v.literal('pick'), labels: v.nullable(v.record(v.string(), v.string())) });

export const toFrame = v.variant('kind', [showMessage, markMessage, pickMessage]);
export type ToFrame = v.InferOutput<typeof toFrame>;

/** From the frame: it listens; the operator moved in it, or pressed an item, with those around it, the outermost first; what conditions are decided on. */
export const fromFrame = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('page'), page: v.string() }),
  v.object({ kind: v.literal('language'), language: v.picklist(LANGUAGES) }),
  v.object({ kind: v.literal('theme'), theme: v.picklist(['light', 'dark']) }),
  v.object({ kind: v.literal('select'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('facts'), facts: v.custom<Facts>(isRecord) }),
]);
export type FromFrame = v.InferOutput<typeof fromFrame>;

/** Hears what `sender` posts, as far as it fits the schema. Returns what stops it. */
export function listen<Schema extends v.GenericSchema>(
  sender: () => Window | null | undefined,
  schema: Schema,
  hear: (message: v.InferOutput<Schema>) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== location.origin || source === null || source !== sender()) return;
    const message = v.safeParse(schema, data);
    if (message.success) hear(message.output);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
