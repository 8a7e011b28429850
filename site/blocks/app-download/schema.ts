import { label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

const APPS = ['ANDROID', 'IOS', 'IOS_LITE'] as const;

/** The apps that the platform has, for this device first; elsewhere as codes to scan. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  text: v.exactOptional(label),
  /** As the platform's resources name them; those that it lacks are left out. */
  apps: v.optional(v.pipe(v.array(v.picklist(APPS)), v.minLength(1)), [...APPS]),
});

export type Props = v.InferOutput<typeof props>;
