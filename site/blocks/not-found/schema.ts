import { label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The page for unknown URLs, with links. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'not_found.title' }),
  text: v.optional(label, { t: 'not_found.text' }),
  home: v.optional(target, '/'),
});

export type Props = v.InferOutput<typeof props>;
