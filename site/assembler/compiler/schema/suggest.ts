/** Completions for open lists of names: a merchant may add names, so none is refused here. */
import { isObject } from '#site/assembler/compiler/merge.ts';
import { textKeys } from '#site/assembler/compiler/check/textKeys.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { CATEGORIES } from '#site/assembler/runtime/vocabulary.ts';
import { refTo } from './refs.ts';

/** Names by the kind that a schema's `ref` or `suggest` metadata states. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** The names that the base files hold, by their paths within the layer; texts also from what blocks fall back on. */
export function namesIn(base: ReadonlyMap<string, Json>, defaults: Iterable<unknown>): Names {
  const idsOf = (folder: string) =>
    [...base.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1, -5)] : []));
  const itemsOf = (path: string) => Object.keys(at(base.get(path), 'items'));
  const paths = [...base]
    .flatMap(([path, page]) => (path.startsWith('pages/') ? listOf(at(page), 'paths').slice(0, 1) : []))
    .filter((path) => path !== '*' && !path.startsWith('/:'));
  const entries = idsOf('centres').flatMap((id) =>
    Object.values(at(base.get(`centres/${id}.json`), 'items')).map((entry) => String(at(entry)['page'])),
  );
  return {
    menu: idsOf('menus'),
    centre: idsOf('centres'),
    group: [...new Set([...base.values()].flatMap((file) => Object.keys(at(file, 'groups'))))],
    layout: idsOf('layouts'),
    banners: itemsOf('banners.json'),
    modal: itemsOf('modals.json'),
    page: paths,
    target: [
      ...paths,
      ...itemsOf('modals.json').map((id) => `modal:${id}`),
      ...entries.map((page) => `centre:${page}`),
      ...CATEGORIES.map((category) => `launch:${category}`),
    ],
    text: [...textKeys([...base.values(), ...defaults])].toSorted(),
  };
}

/** The schema with references to `names.<kind>` in place of the metadata that asks for names. */
export function withNames<S>(schema: S): S {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const { ref, suggest = ref, ...rest } = value as { ref?: unknown; suggest?: unknown }; // Any object; other keys pass through.
    return typeof suggest === 'string' ? { ...rest, ...refTo(`names.${suggest}`) } : value;
  });
}

function at(value: Json | undefined, key?: string): Readonly<Record<string, Json>> {
  const found = key === undefined || !isObject(value) ? value : value[key];
  return isObject(found) ? found : {};
}

function listOf(holder: Readonly<Record<string, Json>>, key: string): string[] {
  const list = holder[key];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
