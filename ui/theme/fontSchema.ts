import * as v from 'valibot';

/** Quoted in the stylesheet. */
const familyName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w -]*$/), v.maxLength(60));
const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const ems = v.pipe(v.number(), v.minValue(-20_000), v.maxValue(20_000));

const file = v.strictObject({
  /** Name of a file under `/fonts`, or a path on the page's own origin, `/config/mango/assets/inter.woff2`. */
  file: v.pipe(v.string(), v.regex(/^(?:\/(?:\w[\w.-]*\/)*)?\w[\w.-]*\.woff2$/), v.maxLength(200)),
  /** One weight, or the lightest and heaviest of a variable font. */
  weight: v.union([weight, v.tuple([weight, weight])]),
  style: v.optional(v.picklist(['normal', 'italic'])),
  unicodeRange: v.optional(v.pipe(v.string(), v.regex(/^U\+[\dA-F?-]+(?:, *U\+[\dA-F?-]+)*$/i))),
});

/** From the font's own tables, in its units; `xWidthAvg` is the average width of its letters, as Capsize measures it. */
const metrics = v.strictObject({
  unitsPerEm: v.pipe(v.number(), v.minValue(16), v.maxValue(16_384)),
  ascent: ems,
  descent: ems,
  lineGap: ems,
  xWidthAvg: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)),
});

/** Families that a skin brings, by name: their files, and their metrics for a fallback of the same size. */
export const fontsSchema = v.record(
  familyName,
  v.strictObject({
    files: v.pipe(v.array(file), v.minLength(1), v.maxLength(24)),
    fallback: v.optional(v.picklist(['sans-serif', 'serif'])),
    metrics: v.optional(metrics),
  }),
);

export type OwnFonts = v.InferOutput<typeof fontsSchema>;
export type OwnFont = OwnFonts[string];
