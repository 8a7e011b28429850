/**
 * Block types by name. Each block's folder has a `block.ts`, listed in `site/blocks/list.ts`; a component and its props
 * schema load together, on first use.
 */
import { createElement, type ComponentType, type ReactNode } from 'react';
import * as v from 'valibot';
import { importWithRetry } from '#site/lib/importWithRetry.ts';
import type { Device, JsonObject } from '#site/assembler/runtime/types.ts';

export type PropsSchema = v.GenericSchema<unknown, object>;

/** The nodes of each slot by name, ready to render: `{slots['children']}`. */
export type SlotNodes = Readonly<Record<string, ReactNode>>;

/** What a block component receives: its checked props, defaults filled in, its address in config, and its slots. */
export interface BlockProps<Props> {
  readonly props: Props;
  readonly address: string;
  readonly slots: SlotNodes;
}

/** Which blocks a slot takes; every block when `allow` is absent. */
export interface SlotRule {
  readonly allow?: readonly string[];
}

/** When a block's code loads: at once, when it enters the viewport, or when the page is idle. */
export type Loading = 'eager' | 'visible' | 'idle';

/** The placeholder while a block loads: one piece, fields and a button, or rows or tiles below filters. */
export type Waiting = 'block' | 'form' | 'list' | 'tiles';

/** CSS pixels, on every device alike or on each its own. */
export type Height = number | Readonly<Record<Device, number>>;

/** A fact of a block type, or of its use where it follows from the unchecked props. */
type ByProps<Fact> = Fact | ((props: JsonObject) => Fact);

export interface BlockSource<Schema extends PropsSchema> {
  /** The block's module; its default export is the component. */
  readonly load: () => Promise<{ default: ComponentType<BlockProps<v.InferOutput<Schema>>> }>;
  /** The block's `schema.ts`. */
  readonly schema: () => Promise<{ props: Schema }>;
  /** Translation namespaces besides those of every page. They load together with the code. */
  readonly namespaces?: readonly string[];
  /**
   * `visible`: for blocks below the first screen. `idle`: for blocks that are not part of the first impression.
   */
  readonly loading?: ByProps<Loading>;
  /** Held free while the block loads. */
  readonly minHeight?: ByProps<Height>;
  /** What the place looks like meanwhile. @default 'block' */
  readonly waiting?: Waiting;
  readonly slots?: Readonly<Record<string, SlotRule>>;
}

export interface LoadedBlock {
  /** The block rendered with these props, or why they are invalid. */
  draw(props: unknown, address: string, slots: SlotNodes): { node: ReactNode } | { fault: string };
}

export interface Block {
  readonly loading: ByProps<Loading>;
  readonly minHeight: ByProps<Height>;
  readonly waiting: Waiting;
  readonly slots: Readonly<Record<string, SlotRule>>;
  readonly namespaces: readonly string[];
  readonly schema: () => Promise<{ props: PropsSchema }>;
  readonly load: () => Promise<LoadedBlock>;
}

/** What a block type says of one use of it. */
export function ofUse<Fact extends Loading | Height>(fact: ByProps<Fact>, { props = {} }: { readonly props?: JsonObject }): Fact {
  return typeof fact === 'function' ? fact(props) : fact;
}

/** What a block's folder exports from `block.ts`: where its code is, and what is known before it loads. */
export function defineBlock<Schema extends PropsSchema>(source: BlockSource<Schema>): BlockSource<Schema> {
  return source;
}

/** A `Map`, so that a type called `constructor` is simply not there. */
export type Blocks = ReadonlyMap<string, Block>;

/** The list of blocks. Each entry's component must take exactly what its schema puts out. */
export function defineBlocks<Schemas extends Record<string, PropsSchema>>(sources: {
  [Name in keyof Schemas]: BlockSource<Schemas[Name]>;
}): Blocks {
  const blocks = new Map<string, Block>();
  for (const name of Object.keys(sources)) {
    const source = sources[name];
    if (source) blocks.set(name, register(source));
  }
  return blocks;
}

function register<Schema extends PropsSchema>(source: BlockSource<Schema>): Block {
  return {
    loading: source.loading ?? 'eager',
    minHeight: source.minHeight ?? 0,
    waiting: source.waiting ?? 'block',
    slots: source.slots ?? {},
    namespaces: source.namespaces ?? [],
    schema: source.schema,
    async load() {
      const [{ default: component }, { props }] = await Promise.all([
        importWithRetry(source.load, 'default'),
        importWithRetry(source.schema, 'props'),
      ]);
      return loaded(component, props);
    },
  };
}

/** A block whose code has loaded. The component takes exactly what its schema outputs. */
export function loaded<Schema extends PropsSchema>(
  component: ComponentType<BlockProps<v.InferOutput<Schema>>>,
  schema: Schema,
): LoadedBlock {
  return {
    draw(props, address, slots) {
      const result = v.safeParse(schema, props);
      if (result.success) return { node: createElement(component, { props: result.output, address, slots }) };
      const [issue] = result.issues;
      return { fault: `${v.getDotPath(issue) ?? 'props'}: ${issue.message}` };
    },
  };
}
