import { articleSections } from '#site/api/contract/content.ts';
import { label, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The list of articles, or one in full with `?id=`. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.news' }),
  /** Tabs besides "All"; no tabs if empty. */
  sections: v.optional(v.array(v.picklist(articleSections)), []),
  pageSize: v.optional(rows, 6),
});

export type Props = v.InferOutput<typeof props>;
