/**
 * Messages between the site and a provider's document. Both have this origin, but third-party scripts run in the second: all messages
 * from it are validated.
 */
import * as v from 'valibot';

import { PROVIDER_FAILURES } from './port.ts';

/** Path of the provider documents: `/provider/geetest`. */
export const PROVIDER_PATH = '/provider';

const text = v.pipe(v.string(), v.maxLength(200));

/** A request of the site. The response repeats `id`. */
export const askMessage = v.object({
  type: v.literal('ask'),
  id: v.number(),
  /** BCP 47. */
  language: text,
  request: v.variant('kind', [
    v.object({ kind: v.literal('verify'), captchaId: text }),
    v.object({ kind: v.literal('send'), number: v.pipe(v.string(), v.regex(/^\+\d{1,20}$/)) }),
    v.object({ kind: v.literal('confirm'), code: v.pipe(v.string(), v.maxLength(255)) }),
    /** `title` names the provider's page; `action` labels the button if the provider renders none. */
    v.object({ kind: v.literal('signIn'), title: text, action: text }),
    v.object({ kind: v.literal('pageView'), tagId: text, path: text, title: text }),
  ]),
});
export type AskMessage = v.InferOutput<typeof askMessage>;
export type ProviderRequest = AskMessage['request'];

/**
 * Messages of the provider's document: `loaded` when it listens, `ready` when the provider's script has loaded, `shown` and `hidden` when
 * it has UI, `answered` with the `value` for request `id`, `failed` with a `kind` and the provider's `code`, for request `id` or, without
 * one, permanently.
 */
export const notifyMessage = v.object({
  type: v.picklist(['loaded', 'ready', 'shown', 'hidden', 'answered', 'failed']),
  id: v.optional(v.number()),
  value: v.optional(v.unknown()),
  kind: v.optional(v.picklist(PROVIDER_FAILURES)),
  code: v.optional(text),
});
export type NotifyMessage = v.InferOutput<typeof notifyMessage>;

/** Parses a message of the other document; `undefined` for any other sender or shape. */
export function heard<Schema extends v.GenericSchema>(
  schema: Schema,
  { origin, source, data }: MessageEvent<unknown>,
  from: Window | null,
): v.InferOutput<Schema> | undefined {
  if (origin !== location.origin || source === null || source !== from) return undefined;
  const message = v.safeParse(schema, data);
  return message.success ? message.output : undefined;
}
