/** Faults between a page's paths, parameters and blocks. */
import { placesOf } from '#site/assembler/compiler/explain/address.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { isObject } from '#site/assembler/compiler/merge.ts';
import { parameterOf } from '#site/assembler/runtime/paths.ts';
import { pageOf } from '#site/assembler/compiler/explain/routes.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault } from '#site/assembler/runtime/types.ts';

/** A path without words, words without a path, and a block that asks for what its page's path does not have. */
export function parameterFaults(artefact: Artefact, files: MergedLayer): Fault[] {
  return [...pathFaults(artefact, files), ...blockFaults(artefact, files)];
}

function pathFaults({ pages }: Artefact, files: MergedLayer): Fault[] {
  return Object.entries(pages).flatMap(([id, { paths, parameters = {} }]) => {
    const file = files.get(`pages/${id}.json`);
    if (!file) return [];
    const named = new Set(paths.flatMap((path) => parameterOf(path) ?? []));
    const wordless = paths.flatMap((path, index): Fault[] => {
      const name = parameterOf(path);
      if (name === undefined || Object.hasOwn(parameters, name)) return [];
      const expected = `"${name}" among the page's parameters`;
      return [placed(file, { code: 'unknown-reference', pointer: `/paths/${index}`, part: 'value', found: `"${path}"`, expected })];
    });
    const pathless = Object.keys(parameters).flatMap((name): Fault[] => {
      if (named.has(name)) return [];
      const expected = `a path "/:${name}" of the page`;
      return [placed(file, { code: 'unknown-reference', pointer: `/parameters/${name}`, part: 'key', found: `"${name}"`, expected })];
    });
    return [...wordless, ...pathless];
  });
}

function blockFaults(artefact: Artefact, files: MergedLayer): Fault[] {
  return placesOf(files).flatMap((place): Fault[] => {
    const props = isObject(place.value) ? place.value['props'] : undefined;
    const asked = isObject(props) ? props['category'] : undefined;
    if (typeof asked !== 'string' || !asked.startsWith(':')) return [];
    const parameters = pageOf(place, artefact)?.page.parameters ?? {};
    if (Object.hasOwn(parameters, asked.slice(1))) return [];
    const expected = 'a category; this page has no such parameter';
    const pointer = `${place.pointer}/props/category`;
    return [placed(place.file, { code: 'bad-props', pointer, part: 'value', found: `"${asked}"`, expected })];
  });
}
