import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { blocks } from '#site/blocks/index.ts';
import { FRAME_NAMESPACES } from '#site/i18n/locales.ts';
import { sources } from './sources.ts';
import { namespacesByFile } from './textUses.ts';

const importsOf = new Map(sources.map(({ path, staticImports }) => [path, staticImports]));

/** The file of each block's component, by block. */
const components = new Map(
  [...blocks.keys()].map((name) => {
    const [, file = ''] = /import\('\.\/(\w+\.tsx)'\)/.exec(readFileSync(`site/blocks/${name}/block.ts`, 'utf8')) ?? [];
    return [name, `site/blocks/${name}/${file}`] as const;
  }),
);

/** A file and all that load with it. */
function loadedWith(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const imported of importsOf.get(path) ?? []) loadedWith(imported, found);
  return found;
}

function namespacesOf(component: string): readonly string[] {
  const namespaces = [...loadedWith(component)].flatMap((path) => [...(namespacesByFile.get(path) ?? [])]);
  return [...new Set(namespaces)].filter((namespace) => !FRAME_NAMESPACES.includes(namespace)).toSorted();
}

it('[APP-14] [I18N-1] every block declares the namespaces of the texts that its code can show, and no others', () => {
  const declared = [...blocks].map(([name, { namespaces }]) => [name, namespaces] as const);
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries([...components].map(([name, component]) => [name, namespacesOf(component)])),
  );
});
