/**
 * What the site and a provider's document say to one another. Both are of this origin, yet scripts of others run in the
 * second: everything that comes from it is checked.
 */
import * as v from 'valibot';

import { PROVIDER_FAILURES } from './port.ts';

/** Where a provider's document lives: `/provider/geetest`. */
export const PROVIDER_PATH = '/provider';

const text = v.pipe(v.string(), v.maxLength(200));

/** What the site asks. `id` comes back with the answer. */
export const askMessage = v.object({
  type: v.literal('ask'),
  id: v.number(),
  /** BCP 47. */
  language: text,
  request: v.variant('kind', [
    v.object({ kind: v.literal('verify'), captchaId: text }),
    v.object({ kind: v.literal('send'), number: v.pipe(v.string(), v.regex(/^\+\d{1,20}$/)) }),
    v.object({ kind: v.literal('confirm'), code: v.pipe(v.string(), v.maxLength(255)) }),
    /** `title` names the provider's page, `action` is its button where the provider draws none. */
    v.object({ kind: v.literal('signIn'), title: text, action: text }),
    v.object({ kind: v.literal('pageView'), tagId: text, path: text, title: text }),
  ]),
});
export type AskMessage = v.InferOutput<typeof askMessage>;
export type ProviderRequest = AskMessage['request'];

/**
 * What the provider's document tells: `loaded` when it listens, `ready` when the provider's own script is there, `shown` and
 * `hidden` as there is something for the player to see, `answered` with the `value` for the question `id`, `failed` with a
 * `kind` and the provider's own `code`, for the question `id` or, without one, for good.
 */
export const tellMessage = v.object({
  type: v.picklist(['loaded', 'ready', 'shown', 'hidden', 'answered', 'failed']),
  id: v.optional(v.number()),
  value: v.optional(v.unknown()),
  kind: v.optional(v.picklist(PROVIDER_FAILURES)),
  code: v.optional(text),
});
export type TellMessage = v.InferOutput<typeof tellMessage>;

/** A message of the other side; `undefined` for anybody else's, or one that is none. */
export function heard<Schema extends v.GenericSchema>(
  schema: Schema,
  { origin, source, data }: MessageEvent<unknown>,
  from: Window | null,
): v.InferOutput<Schema> | undefined {
  if (origin !== location.origin || source === null || source !== from) return undefined;
  const message = v.safeParse(schema, data);
  return message.success ? message.output : undefined;
}
