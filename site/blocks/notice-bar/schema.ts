import { modalId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Scrolling notice titles; a click opens the notice in its modal. */
export const props = v.strictObject({
  modal: v.optional(modalId, 'notice'),
});

export type Props = v.InferOutput<typeof props>;
