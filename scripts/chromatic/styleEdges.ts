import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

import type { Source } from '../../tests/house/sources.ts';

/**
 * Module statistics of Storybook's build: the importers of each module. Chromatic uses them to find affected stories.
 */
const statistics = v.looseObject({
  modules: v.array(v.looseObject({ id: v.string(), name: v.string(), reasons: v.array(v.looseObject({ moduleName: v.string() })) })),
});
export type Statistics = v.InferOutput<typeof statistics>;

/** A project file's name in the statistics. */
const nameOf = (path: string): string => `./${path}`;

/**
 * Adds imports of style files. vanilla-extract executes them during the build, so the bundler does not see their
 * imports, and files used by styles only would be missing from the statistics: a change in them would affect no story.
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

/** Adds them to the statistics file of a built Storybook. */
export function completeStatistics(file: string, sources: readonly Source[]): void {
  const stats = v.parse(statistics, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify(withStyleEdges(stats, sources)));
}
