import * as v from 'valibot';

/** Version of the format that this build reads and writes. */
export const FORMAT_VERSION = 1;

/** What every file begins with. */
export const envelope = {
  $schema: v.string(),
  v: v.literal(FORMAT_VERSION),
  /** JSON pointers that no merchant may touch; base only. */
  locked: v.exactOptional(v.array(v.pipe(v.string(), v.startsWith('/')))),
};
