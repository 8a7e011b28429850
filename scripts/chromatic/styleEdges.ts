import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

import type { Source } from '../../tests/house/sources.ts';

/** What Storybook's build says of its modules: who imports each. Chromatic finds the stories of a changed file by it. */
const statistics = v.looseObject({
  modules: v.array(v.looseObject({ id: v.string(), name: v.string(), reasons: v.array(v.looseObject({ moduleName: v.string() })) })),
});
export type Statistics = v.InferOutput<typeof statistics>;

/** How the statistics name a file of the project. */
const nameOf = (path: string): string => `./${path}`;

/**
 * Adds what style files import. vanilla-extract runs them while it builds, so that the bundler sees none of their imports, and a file that
 * only styles use would stand in no statistics at all: a change in it would take no picture.
 */
export function withStyleEdges({ modules, ...rest }: Statistics, sources: readonly Pick<Source, 'path' | 'staticImports'>[]): Statistics {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const importers = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const imported of byPath.get(path)?.staticImports ?? []) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
      visit(imported);
    }
  };
  const known = new Set(modules.map(({ name }) => name));
  for (const { path } of sources) if (path.endsWith('.css.ts') && known.has(nameOf(path))) visit(path);

  const reasonsFor = (name: string) => [...(importers.get(name.slice(2)) ?? [])].map((path) => ({ moduleName: nameOf(path) }));
  const unseen = [...importers.keys()].map(nameOf).filter((name) => !known.has(name));
  return {
    ...rest,
    modules: [
      ...modules.map((module) => ({ ...module, reasons: [...module.reasons, ...reasonsFor(module.name)] })),
      ...unseen.map((name) => ({ id: name, name, reasons: reasonsFor(name) })),
    ],
  };
}

/** Completes the statistics of a built Storybook, in its file. */
export function completeStatistics(file: string, sources: readonly Source[]): void {
  const stats = v.parse(statistics, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify(withStyleEdges(stats, sources)));
}
