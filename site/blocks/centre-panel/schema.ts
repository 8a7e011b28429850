import { centreId } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The member or the agent centre: a menu of its entries, and the chosen one. Stands in a modal. */
export const props = v.strictObject({ centre: centreId });

export type Props = v.InferOutput<typeof props>;
