import { babelParse, traverse } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';

import { kitExports } from '../../.storybook/code/kitExports.ts';
import { shownCode } from '../../.storybook/code/shownCode.ts';
import { storyFiles } from './storyFiles.ts';

const PACKAGES = new Set(['playfront/ui', 'react', 'lucide-react']);

/** Names of browsers that Node lacks, and `as const`. */
const PLATFORM = new Set(['document', 'window', 'OffscreenCanvas', 'const']);

/** What a module imports, and the names that it uses without declaring or importing them. */
function namesOf(code: string) {
  const imports: (readonly [source: string, name: string])[] = [];
  let unknown: string[] = [];
  traverse(babelParse(code), {
    Program({ scope }) {
      unknown = Object.keys(scope.globals).filter(
        (name) => !(name in globalThis || PLATFORM.has(name) || code.includes(`interface ${name} `)),
      );
    },
    ImportDeclaration({ node }) {
      for (const { local } of node.specifiers) imports.push([node.source.value, local.name]);
    },
  });
  return { imports, unknown };
}

const kit = storyFiles.filter(({ file }) => file.startsWith('ui/'));

describe.each(kit)('the code shown of $file', async ({ file, csf }) => {
  const shown = await shownCode(file);

  it('[UI-9] can be pasted: it imports what the packages export, and all that it uses', () => {
    for (const [name, code] of shown) {
      const { imports, unknown } = namesOf(code);
      expect(unknown, name).toEqual([]);
      const missing = imports.filter(([source, local]) => !PACKAGES.has(source) || (source === 'playfront/ui' && !kitExports.has(local)));
      expect(missing, name).toEqual([]);
      expect(code, name).not.toMatch(/\.\.\.args|storybook/);
    }
  });

  it('[UI-9] is there for every story of the docs page but that of the states', () => {
    const stories = Object.entries(csf['_stories']).filter(
      ([name, { tags }]) => name !== 'States' && !name.endsWith('Matrix') && !tags?.includes('!autodocs'),
    );
    expect(stories.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
