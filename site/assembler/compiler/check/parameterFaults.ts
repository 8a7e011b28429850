/** Faults between a page's paths, parameters and blocks. */
import { itemAt, locate, addresses } from '#site/assembler/compiler/explain/address.ts';
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
  return addresses(files).flatMap((address): Fault[] => {
    const located = locate(address);
    const pointer = located.chain.at(-1) ?? '';
    const props = itemAt(files, located.path, pointer)?.['props'];
    const asked = isObject(props) ? props['category'] : undefined;
    const file = files.get(located.path);
    if (!file || typeof asked !== 'string' || !asked.startsWith(':')) return [];
    const parameters = pageOf(located, artefact)?.page.parameters ?? {};
    if (Object.hasOwn(parameters, asked.slice(1))) return [];
    const expected = 'a category; this page has no such parameter';
    return [placed(file, { code: 'bad-props', pointer: `${pointer}/props/category`, part: 'value', found: `"${asked}"`, expected })];
  });
}
