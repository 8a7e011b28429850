import { centreId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member or agent center: a menu of entries and the selected entry. Used in a modal. */
export const props = v.strictObject({ centre: centreId });

export type Props = v.InferOutput<typeof props>;
