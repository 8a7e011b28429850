import { articleSections } from '#site/api/contract/content.ts';
import { label, rows } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Articles: the list, and one in full when `?id=` names it. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.news' }),
  /** Tabs beside "All"; without any, the list has no tabs. */
  sections: v.optional(v.array(v.picklist(articleSections)), []),
  pageSize: v.optional(rows, 6),
});

export type Props = v.InferOutput<typeof props>;
