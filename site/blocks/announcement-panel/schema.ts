import { label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** All notices; each can be expanded. */
export const props = v.strictObject({
  /** `null` where the page already has a heading. */
  title: v.optional(v.nullable(label), { t: 'page.notices' }),
  /** Whether the URL names the open notice. */
  linked: v.optional(v.boolean(), true),
  opens: v.optional(v.picklist(['none', 'newest']), 'none'),
});

export type Props = v.InferOutput<typeof props>;
