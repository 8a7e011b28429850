import { icon, label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Explains why the site is closed and what a visitor can do; polls until it reopens. */
export const props = v.strictObject({
  icon,
  title: label,
  text: label,
  /** Whether to show the visitor's IP address, which customer service asks for. */
  showAddress: v.optional(v.boolean(), false),
  showService: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
