/** Items by kind, and the areas that hold them. */
import * as v from 'valibot';
import { category, icon, label, target } from '#site/assembler/sdk/props.ts';
import type { BlockItem, Condition, Item } from '#site/assembler/runtime/types.ts';
import { FORM_FIELDS, ON_FAULT } from '#site/assembler/runtime/vocabulary.ts';

export const id = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/), v.description('an id: a letter, then letters, digits, "_" or "-"'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Checked by the evaluator itself, so that there is one grammar; `handwritten.ts` writes it out for editors. */
export const condition = v.custom<Condition>(() => true);

const common = { when: v.exactOptional(condition), guard: v.exactOptional(v.literal('server')) };

/** Keyed items; `order` may hold `*`. */
export function area<const S extends v.GenericSchema<unknown, Item>>(item: S) {
  return v.strictObject({ items: v.record(id, item), order: v.exactOptional(v.array(v.string())) });
}

/** Checked against the block's own schema, by type. */
const props = v.pipe(v.record(v.string(), v.unknown()), v.description('the props of the block'));

const blockEntries = {
  block: id,
  props: v.exactOptional(props),
  slots: v.exactOptional(v.lazy((): v.GenericSchema<unknown, Record<string, unknown>> => slots)),
  onFault: v.exactOptional(v.picklist(ON_FAULT)),
  ...common,
};

export const block = v.strictObject(blockEntries) as v.GenericSchema<unknown, BlockItem>; // `slots` is recursive, which inference cannot follow.

export const blockArea = area(block);
export const slots = v.record(id, blockArea);

export const modal = v.strictObject({
  ...blockEntries,
  title: v.exactOptional(label),
  width: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(280), v.maxValue(1600))),
  narrow: v.exactOptional(v.picklist(['sheet', 'full'])),
  required: v.exactOptional(v.boolean()),
  header: v.exactOptional(v.pipe(v.picklist(['chat']), v.description('the part of site.json whose headerColour the header has'))),
}) as v.GenericSchema<unknown, BlockItem>; // As above.

/** Names a group of the menu or center that holds the item. */
const groupId = v.pipe(v.string(), v.metadata({ suggest: 'group', description: "an id of the file's groups" }));

export const link = v.strictObject({
  to: target,
  label,
  icon: v.exactOptional(icon),
  category: v.exactOptional(category),
  vendors: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\/(?!\/)[^\s\\]*$/),
      v.metadata({ ref: 'page', description: 'the path of a page that lists the vendors' }),
    ),
  ),
  badge: v.exactOptional(id),
  group: v.exactOptional(groupId),
  ...common,
});

export const entry = v.strictObject({
  ...blockEntries,
  page: id,
  label,
  icon: v.exactOptional(icon),
  badge: v.exactOptional(id),
  group: v.exactOptional(groupId),
}) as v.GenericSchema<unknown, BlockItem>; // As above.

export const rule = v.strictObject({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.exactOptional(whole),
  maxLength: v.exactOptional(whole),
  acceptedPattern: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  patternId: v.exactOptional(v.pipe(whole, v.maxValue(19))),
});

export const field = v.strictObject({
  field: v.picklist(FORM_FIELDS),
  tabs: v.pipe(v.array(id), v.minLength(1)),
  group: id,
  width: v.picklist(['half', 'full']),
  rule: v.exactOptional(rule),
  ...common,
});

export const tab = v.strictObject({ tab: id, label, ...common });

export const group = v.strictObject({
  places: v.array(v.pipe(v.string(), v.startsWith('/'))),
  autoplayMs: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(60_000)),
  ...common,
});
