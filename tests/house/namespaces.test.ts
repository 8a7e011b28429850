import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { blocks } from '#site/blocks/index.ts';
import { blockNamespaces } from '#site/blocks/namespaces.ts';
import { FRAME_NAMESPACES } from '#site/i18n/locales.ts';
import { sources } from './sources.ts';
import { namespacesByFile } from './textUses.ts';

const importsOf = new Map(sources.map(({ path, staticImports }) => [path, staticImports]));

/** The file of each block's component, by block. */
const components = new Map(
  ['site/blocks/index.ts', 'site/blocks/later.ts'].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/import\('\.\/([\w-]+)\/(\w+\.tsx)'\)/g)].map(
      ([, name = '', file = '']) => [name, `site/blocks/${name}/${file}`] as const,
    ),
  ),
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
  expect([...components.keys()].toSorted()).toEqual([...blocks.keys()].toSorted());
  const needed = [...components].map(([name, component]) => [name, namespacesOf(component)] as const);
  expect(blockNamespaces).toEqual(Object.fromEntries(needed.filter(([, namespaces]) => namespaces.length > 0)));
});
