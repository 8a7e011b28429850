import { modalId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Opens the modal of announcements once a day. */
export const props = v.strictObject({ modal: modalId });

export type Props = v.InferOutput<typeof props>;
