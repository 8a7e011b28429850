/**
 * `npm run chromatic`: publishes Storybook to Chromatic, which renders the stories in the modes of
 * `.storybook/modes.ts`. The settings are in `chromatic.config.json`. Changes do not fail the run, since people review
 * them on Chromatic's page; the comparison in `npm test` blocks a merge.
 */
import { spawnSync } from 'node:child_process';

import settings from '../chromatic.config.json' with { type: 'json' };
import { buildStorybook } from './chromatic/buildStorybook.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  buildStorybook(settings.storybookBuildDir);
  const { status } = spawnSync('node_modules/.bin/chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error("CHROMATIC_PROJECT_TOKEN is not set: take the token from the project's Manage page on chromatic.com.");
  process.exitCode = 1;
}
