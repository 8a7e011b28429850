import { label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const APPS = ['ANDROID', 'IOS', 'IOS_LITE'] as const;

/** The platform's apps: the current device's first, the others as QR codes. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  text: v.exactOptional(label),
  /** Names of the platform's resources; missing resources are skipped. */
  apps: v.optional(v.pipe(v.array(v.picklist(APPS)), v.minLength(1)), [...APPS]),
});

export type Props = v.InferOutput<typeof props>;
