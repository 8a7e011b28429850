import { count, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Creates accounts below an agent: by hand, or by links. */
export const props = v.strictObject({
  /** The page that a link leads to; gets `?affiliateCode=`. */
  page: v.optional(pagePath, '/register'),
  pageSize: v.optional(v.pipe(count, v.maxValue(20)), 10),
});

export type Props = v.InferOutput<typeof props>;
