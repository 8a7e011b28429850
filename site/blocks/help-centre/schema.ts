import { label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Questions and answers by topic, with a search. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.help' }),
  /** Whether to link to customer service. */
  service: v.optional(v.boolean(), true),
  /** Another link beside it. */
  more: v.exactOptional(v.strictObject({ to: target, label })),
});

export type Props = v.InferOutput<typeof props>;
