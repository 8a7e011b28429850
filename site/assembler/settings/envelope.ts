import * as v from 'valibot';

/** Version of the format that this build reads and writes. */
export const FORMAT_VERSION = 1;

/** Remarks for readers of the file, by what they are about; players never get them. */
export const notes = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(400))),
  v.description('remarks by what they are about; not delivered'),
);

/** What every file begins with. */
export const envelope = {
  $schema: v.string(),
  v: v.literal(FORMAT_VERSION),
  notes: v.exactOptional(notes),
  /** JSON pointers that no merchant may touch; base only. */
  locked: v.exactOptional(v.array(v.pipe(v.string(), v.startsWith('/')))),
};
