/** Chromatic's own command names the stories of a changed file, by the statistics that a real build of Storybook leaves. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';

import settings from '../../chromatic.config.json' with { type: 'json' };
import { buildStorybook } from '../../scripts/chromatic/buildStorybook.ts';
import { withStyleEdges } from '../../scripts/chromatic/styleEdges.ts';
import { isStory, isTest, sources } from '../house/sources.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';

const run = promisify(execFile);

/** Stands for every story: what the whole of Storybook is dressed in has changed. */
const EVERY = 'every story';

const importersOf = new Map<string, string[]>();
for (const { path, staticImports, lazyImports } of sources)
  for (const imported of [...staticImports, ...lazyImports]) importersOf.set(imported, [...(importersOf.get(imported) ?? []), path]);

/** Of what Storybook never loads. */
const isApart = (path: string): boolean => isTest({ path }) || path === '.storybook/vitest.setup.ts';

const isUntraced = (path: string): boolean =>
  settings.untraced.some((pattern) => (pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern));

/** The stories that a file is drawn in, by what sources import. */
function drawnIn(changed: string): readonly string[] {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || isUntraced(path) || isApart(path)) return;
    reached.add(path);
    for (const importer of importersOf.get(path) ?? []) visit(importer);
  };
  visit(changed);
  if ([...reached].some((path) => path.startsWith('.storybook/'))) return [EVERY];
  return [...reached].filter((path) => path.endsWith('.stories.tsx')).toSorted();
}

async function traced(file: string, stats: string): Promise<readonly string[]> {
  const untraced = settings.untraced.flatMap((pattern) => ['--untraced', pattern]);
  const { stdout, stderr } = await run('node_modules/.bin/chromatic', ['trace', '--stats-file', stats, ...untraced, file]);
  const said = stdout + stderr;
  if (said.includes('A full build is required')) return [EVERY];
  return [...said.matchAll(/^\W*(\S+\.stories\.tsx)$/gm)].map(([, path]) => path ?? '').toSorted();
}

describe('the stories that Chromatic draws after a change', () => {
  it.runIf(inject('full'))(
    '[UI-9] are those that the changed file of the kit is drawn in, for every file',
    async () => {
      const stats = buildStorybook(join(await temporaryFolder(), 'storybook'));
      const kit = sources.filter((source) => source.path.startsWith('ui/') && !isTest(source) && !isStory(source));
      const wrong: Record<string, unknown> = {};
      for (const { path } of kit) {
        const [found, wanted] = [await traced(path, stats), drawnIn(path)];
        if (found.join() !== wanted.join()) wrong[path] = { found, wanted };
      }
      expect(wrong).toEqual({});
      expect(kit.length).toBeGreaterThan(150);
      // A process for each of some two hundred files.
    },
    1_200_000,
  );

  it('[UI-9] include those of a file that only style files import, however far', () => {
    const built = { modules: [{ id: './a.css.ts', name: './a.css.ts', reasons: [{ moduleName: './A.tsx' }] }] };
    const { modules } = withStyleEdges(built, [
      { path: 'a.css.ts', staticImports: ['sizes.ts'] },
      { path: 'sizes.ts', staticImports: ['units.ts'] },
      { path: 'units.ts', staticImports: [] },
      // Not part of the build.
      { path: 'b.css.ts', staticImports: ['units.ts'] },
    ]);
    expect(modules.slice(1)).toEqual([
      { id: './sizes.ts', name: './sizes.ts', reasons: [{ moduleName: './a.css.ts' }] },
      { id: './units.ts', name: './units.ts', reasons: [{ moduleName: './sizes.ts' }] },
    ]);
  });
});
