/**
 * The pieces that block props are described with. A block's `schema.ts` imports these and valibot,
 * nothing else, so that the command line can check props without loading a component.
 */
import * as v from 'valibot';
import { CATEGORIES, DEVICES, LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';

/** Documentation of a block for the catalogue and editors, in `docs.ts`: schemas are shipped to players, docs are not. */
export interface BlockDocs<Schema extends v.GenericSchema<unknown, object> = v.GenericSchema<unknown, object>> {
  /** One sentence. */
  readonly purpose: string;
  /** What each prop means. */
  readonly props: { readonly [Name in keyof v.InferOutput<Schema>]-?: string };
  /** What each slot is for. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Props as config writes them; the first is the catalogue's. */
  readonly examples: readonly [v.InferInput<Schema>, ...v.InferInput<Schema>[]];
}

/**
 * What a string may point at, in props and in settings; `check` looks the name up, editors offer what base has. A `page` is
 * named by one of its paths. `suggest` is only what editors offer.
 */
export type ReferenceKind = 'menu' | 'banners' | 'modal' | 'centre' | 'page';

const name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/));

const named = (ref: ReferenceKind, description: string) => v.pipe(name, v.metadata({ ref, description }));

export const menuId = named('menu', 'A file of menus/, without its ending.');
export const bannerGroup = named('banners', 'An id of banners.json.');
export const modalId = named('modal', 'An id of modals.json.');
export const centreId = named('centre', 'A file of centres/, without its ending.');

/** The path of a page. */
export const pagePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w./-]*$/),
  v.metadata({ ref: 'page', description: 'the path of a page, such as "/rng"' }),
);

const textKey = v.strictObject({ t: v.pipe(v.string(), v.regex(/^[a-z][\w]*(\.[\w]+)*$/), v.metadata({ suggest: 'text' })) });

const oneText = v.exactOptional(v.pipe(v.string(), v.maxLength(2000)));
const textByLanguage = v.pipe(v.strictObject(v.entriesFromList(LANGUAGES, oneText)), v.minEntries(1));

/** A text: `{ "t": "nav.home" }`, or the words themselves by language, `{ "EN": "Home" }`. */
export const label = v.pipe(
  v.union([textKey, textByLanguage]),
  v.metadata({ description: 'a text key {"t": "nav.home"} or texts by language {"EN": "Home"}' }),
);

export const category = v.picklist(CATEGORIES);

/** Kinds of screen, as conditions know them. */
export const devices = v.array(v.picklist(DEVICES));

/** A game category by its name, or the one that the page's path names. */
export const categoryOrParameter = v.picklist([...CATEGORIES, ':games']);

/** Milliseconds between two movements; a tenth of a second is the fastest that can be read. */
export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(600_000));

/** How many of a thing. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));

/** How many rows of a list are asked for at once: the platform gives no more, and a page stays light. */
export const rows = v.pipe(count, v.maxValue(100));

/** Page sizes of record lists, the default first. */
export const pageSizes = v.optional(v.pipe(v.array(rows), v.minLength(1), v.maxLength(6)), [20, 50, 100]);

/** An amount in the minor units of the merchant's currency. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Name of an icon of the site's icon set. */
export const icon = name;

/** A path of this site, `modal:<id>`, `centre:<page>` or `centre:<page>#<section>`, `launch:<category>`, or an https, mail or telephone address. */
export const target = v.pipe(
  v.string(),
  v.regex(
    /^(\/(?!\/)[^\s\\]*|modal:[A-Za-z][\w-]*|centre:[A-Za-z][\w-]*(?:#[A-Za-z][\w-]*)?|launch:[A-Za-z]\w*|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d-]+)$/,
  ),
  v.metadata({
    suggest: 'target',
    description: 'a path, modal:<id>, centre:<page>, centre:<page>#<section>, launch:<category>, https:, mailto: or tel: address',
  }),
);
