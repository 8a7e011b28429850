import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Static imports of a module: without types and `import()`. */
function staticImports(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...imports, ...exports];
}

/** All static dependencies of a module: paths of the kit's files, and package names. */
function comesWith(entry: string): Set<string> {
  const found = new Set([entry]);
  // A set iterates over items added during the iteration.
  for (const path of found) {
    if (!existsSync(path)) continue;
    for (const specifier of staticImports(path)) found.add(specifier.startsWith('.') ? join(dirname(path), specifier) : specifier);
  }
  return found;
}

const drawings = ['ui/chart/moneyDrawing.tsx', 'ui/chart/shareDrawing.tsx'];
const isD3 = (name: string): boolean => name.startsWith('d3-');

describe('charts are fetched when one is shown', () => {
  it('[UI-7] importing the kit includes no drawing and no d3', () => {
    const kit = [...comesWith('ui/index.ts')];
    expect(kit).toContain('ui/chart/MoneyChart.tsx');
    expect(kit).toContain('ui/chart/ShareChart.tsx');
    expect(kit.filter((name) => isD3(name) || drawings.includes(name))).toEqual([]);
  });

  it.each(drawings)('[UI-7] %s brings d3 along', (drawing) => {
    expect([...comesWith(drawing)].filter(isD3)).toContain('d3-scale');
  });
});
