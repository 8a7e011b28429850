import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Result of the docgen parser for one prop. */
interface ReadProp {
  readonly description?: string;
  readonly tsType?: ReadType;
}
interface ReadType {
  readonly name: string;
  readonly raw?: string;
  readonly elements?: readonly ReadType[];
}

/** The parser does not resolve unions of objects, which define the names of fields and overlays. */
const fieldNames: Readonly<Record<string, string>> = {
  label: 'The visible name. A field has exactly one of the three names.',
  'aria-label': 'Instead of `label`, where there is no room to see it.',
  'aria-labelledby': 'Instead of `label`: the id of what on the page names it.',
};
const overlayNames: Readonly<Record<string, string>> = {
  title: 'Shown above the content; it names the overlay.',
  'aria-label': 'Instead of `title`: the name of an overlay that shows none.',
};

/** Completes the tables of props: defaults from `@default`, the values of variants, and the names that are unions. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  // The parser's property is not part of the component's type.
  const read = (component as { __docgenInfo?: { props?: Readonly<Record<string, ReadProp>> } } | undefined)?.['__docgenInfo']?.props ?? {};
  const described = Object.entries(argTypes).map(([name, argType]) => [name, describe(argType, read[name])] as const);
  return {
    ...Object.fromEntries(described),
    ...named(argTypes, /Field\b/.test(title) ? fieldNames : {}),
    ...named(argTypes, 'initialFocus' in read ? overlayNames : {}),
  };
};

function describe(argType: StrictInputType, prop: ReadProp | undefined): StrictInputType {
  if (!prop) return argType;
  const [description = '', byDefault] = (prop.description ?? '').split(/\s*@default\s+/);
  const type = prop.tsType && (choices(argType) ?? typeText(prop.tsType));
  return {
    ...argType,
    description,
    table: {
      ...argType.table,
      ...(type && { type: { summary: type } }),
      ...(byDefault && { defaultValue: { summary: byDefault } }),
    },
  };
}

/**
 * The values of a variant, which its stories state as the control's options. They come from there, and not from the kit: what
 * Storybook's preview imports is, to Chromatic, a part of every story.
 */
function choices({ options }: StrictInputType): string | undefined {
  return options?.flatMap((option: unknown) => (typeof option === 'string' ? [`'${option}'`] : [])).join(' | ');
}

/** A type as in its source. */
function typeText({ name, raw, elements }: ReadType): string {
  if (name !== 'union' || !elements) return raw ?? name;
  return elements
    .filter((element) => element.name !== 'undefined')
    .map(typeText)
    .join(' | ');
}

function named(
  argTypes: Readonly<Record<string, StrictInputType>>,
  names: Readonly<Record<string, string>>,
): Record<string, StrictInputType> {
  return Object.fromEntries(
    Object.entries(names).map(([name, description]) => [
      name,
      { ...argTypes[name], name, description, table: { ...argTypes[name]?.table, type: { summary: 'string' } } },
    ]),
  );
}
