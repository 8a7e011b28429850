import { menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Main navigation at the bottom of narrow screens. */
export const props = v.strictObject({ menu: menuId });

export type Props = v.InferOutput<typeof props>;
