import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

it('[UI-9] Chromatic without a token says in one line what is missing, and fails', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/chromatic.ts'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('CHROMATIC_PROJECT_TOKEN is not set')]);
});
