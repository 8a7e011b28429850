/** Which schema a config file is checked by: its path says what kind of file it is. */
import * as v from 'valibot';
import { skinSchema } from '#ui/theme/skinSchema.ts';
import { label } from '#site/assembler/sdk/props.ts';
import { AREAS, LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import { envelope } from '#site/assembler/settings/envelope.ts';
import { area, blockArea, condition, entry, field, group, id, link, modal, tab } from './items.ts';
import { flags, merchant, site } from '#site/assembler/settings/settings.ts';

export interface FileKind {
  readonly name: string;
  /** Paths within `base/` or a merchant's folder. */
  readonly path: RegExp;
  readonly schema: v.GenericSchema;
}

const areas = v.strictObject(v.entriesFromList(AREAS, v.exactOptional(blockArea)));
const path = v.pipe(
  v.string(),
  v.regex(/^(\*|\/:[A-Za-z]\w*|\/(?!\/)[\w./-]*)$/),
  v.description('a path such as "/rng", "/:name" for the words of a parameter, or "*" for every unknown path'),
);
const words = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Z\d][A-Z\d_-]*$/)), label),
  v.minEntries(1),
  v.description('words in capitals that may stand in the path, whatever their case there, each with the title of the page'),
);

export const paths = v.pipe(v.array(path), v.minLength(1));
/** The words that match a `/:name` of the paths. */
export const parameters = v.record(id, words);
/** The modal that is open over the page at one of its paths. */
export const opens = v.record(path, id);

const layout = v.strictObject({
  ...envelope,
  frame: v.picklist(['top', 'rail', 'bare', 'full']),
  /** What is before titles of sections. */
  titles: v.exactOptional(v.picklist(['plain', 'bar', 'diamond'])),
  areas,
});
const page = v.strictObject({
  ...envelope,
  paths,
  parameters: v.exactOptional(parameters),
  opens: v.exactOptional(opens),
  layout: v.pipe(v.string(), v.metadata({ suggest: 'layout', description: 'a file of layouts/, without its ending' })),
  title: label,
  /** For search engines and link previews; a page without one has the site's own. */
  description: v.exactOptional(label),
  unlisted: v.exactOptional(v.pipe(v.literal(true), v.description('search engines leave the page out'))),
  when: v.exactOptional(condition),
  areas,
});
const registration = v.strictObject({ ...envelope, tabs: area(tab), ...area(field).entries });
const labels = v.strictObject({ ...envelope, texts: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))) });

/** Words of the product as `namespace:key`, by a file of `locales/EN/` and a key in it. */
const texts = v.strictObject({
  ...envelope,
  texts: v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][A-Za-z]*:\S+$/),
      v.description('"namespace:key", such as "auth:login_submit": a file of locales/EN and a key in it'),
    ),
    v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  ),
});

const root = (item: Parameters<typeof area>[0]) => v.strictObject({ ...envelope, ...area(item).entries });

/** `groups` are headings above the items that name them. */
const grouped = (item: Parameters<typeof area>[0]) =>
  v.strictObject({ ...root(item).entries, groups: v.exactOptional(v.record(id, label)) });

/** A skin's own schema does without the address of its schema, which every file of config names. */
const skin = v.looseObject({ ...skinSchema.entries, $schema: v.string() });

export const KINDS: readonly FileKind[] = [
  { name: 'site', path: /^site\.json$/, schema: site },
  { name: 'flags', path: /^flags\.json$/, schema: flags },
  { name: 'merchant', path: /^merchant\.json$/, schema: merchant },
  { name: 'skin', path: /^skin\.json$/, schema: skin },
  { name: 'registration', path: /^registration\.json$/, schema: registration },
  { name: 'banners', path: /^banners\.json$/, schema: root(group) },
  { name: 'modals', path: /^modals\.json$/, schema: root(modal) },
  { name: 'layout', path: /^layouts\/[a-z][\w-]*\.json$/, schema: layout },
  { name: 'page', path: /^pages\/[a-z][\w-]*\.json$/, schema: page },
  { name: 'menu', path: /^menus\/[a-z][\w-]*\.json$/, schema: grouped(link) },
  { name: 'centre', path: /^centres\/(member|agent)\.json$/, schema: grouped(entry) },
  { name: 'labels', path: new RegExp(`^labels/(${LANGUAGES.join('|')})\\.json$`), schema: labels },
  { name: 'texts', path: new RegExp(`^texts/(${LANGUAGES.join('|')})\\.json$`), schema: texts },
];

export function kindOf(file: string): FileKind | undefined {
  return KINDS.find((kind) => kind.path.test(file));
}
