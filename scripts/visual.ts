/**
 * `npm run visual`: renders every story and compares it with its baseline. `-- --update` updates the baselines; `--
 * --only "button loading"` is limited to stories whose names contain this. Both write a report of the changes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { storyNameFromExport } from 'storybook/internal/csf';

import { findChromium } from './chromium.ts';
import { run } from './testing/run.ts';
import { isForeign, judge, renew } from './visual/judge.ts';
import { isAsked } from './visual/only.ts';
import { countOf, PAGE, summary, warning, writePage } from './visual/page.ts';
import { clearShots, VISUAL_FOLDER } from './visual/shots.ts';

const REPORT = join(VISUAL_FOLDER, 'stories.json');

/** Files with a requested story, so that no other is loaded. */
function storyFiles(only: string): string[] {
  const stories = ['ui', 'site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.stories.tsx'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return stories.filter((file) => {
    const source = readFileSync(file, 'utf8');
    const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
    return [...source.matchAll(/^export const (\w+)/gm)].some(([, name = '']) => isAsked(only, `${title} ${storyNameFromExport(name)}`));
  });
}

async function main(): Promise<void> {
  const { update, only } = parseArgs({ options: { update: { type: 'boolean', default: false }, only: { type: 'string' } } }).values;
  const files = only === undefined ? [] : storyFiles(only);
  if (only !== undefined && files.length === 0) throw new Error(`No story's name contains "${only}".`);

  clearShots();
  const args = ['run', '--project', 'stories', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`, ...files];
  const { ok, output } = await run('vitest', args, { show: true, env: { CHROMIUM: findChromium(), PICTURES: only ?? '' } });
  if (!existsSync(REPORT)) throw new Error(`The run broke off.${output}`);

  const judgement = judge({ complete: ok && only === undefined });
  const told = warning(judgement);
  writePage(judgement);
  if (update && told !== undefined && only !== undefined) throw new Error(`${told}, without --only`);
  if (update) renew(judgement);
  console.log(`\n${summary(judgement)}${update ? ' before this update' : ''}: ${PAGE}`);
  if (told !== undefined && !update) console.log(told);
  if (!ok) console.log('Some stories failed, as told above: they keep their baselines, and none was judged to be without a story.');
  const faults = countOf(judgement, 'new') + countOf(judgement, 'removed') + (isForeign(judgement) ? 0 : countOf(judgement, 'changed'));
  process.exitCode = ok && (update || faults === 0) ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
