import { icon, label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Says why the site is closed, and what a visitor can do. Looks by itself whether it is open again. */
export const props = v.strictObject({
  icon,
  title: label,
  text: label,
  /** The visitor's own address, as the platform sees it: what customer service will ask for. */
  showAddress: v.optional(v.boolean(), false),
  showService: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
