import { label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const android = ['android_download', 'android_allow', 'android_install', 'android_open'] as const;
const ios = ['ios_download', 'ios_install', 'ios_trust', 'ios_open'] as const;
const lite = ['lite_safari', 'lite_allow', 'lite_settings', 'lite_install', 'lite_open'] as const;

const steps = <const Steps extends readonly [string, ...string[]]>(names: Steps) =>
  v.exactOptional(v.pipe(v.array(v.picklist(names)), v.minLength(1)));

/** How each app is installed, step by step. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  guides: v.pipe(v.strictObject({ ANDROID: steps(android), IOS: steps(ios), IOS_LITE: steps(lite) }), v.minEntries(1)),
});

export type Props = v.InferOutput<typeof props>;
