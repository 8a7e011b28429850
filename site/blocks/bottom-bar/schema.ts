import { menuId } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The main places as a bar under the thumb, on narrow screens. */
export const props = v.strictObject({ menu: menuId });

export type Props = v.InferOutput<typeof props>;
