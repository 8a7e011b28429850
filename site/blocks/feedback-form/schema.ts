import { label, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const question = v.strictObject({ type: v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,29}$/)), label });

/** Feedback and complaints: a form for everyone, and the member's earlier feedback. */
export const props = v.strictObject({
  questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(20)),
  pageSize: v.optional(rows, 5),
});

export type Props = v.InferOutput<typeof props>;
