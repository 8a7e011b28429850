import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { ROOT } from './support/build.ts';
import { crossed, FURTHER, expect, test } from './support/test.ts';

interface Checked {
  readonly code: number;
  readonly output: string;
}

/** `npm run config -- check` over this copy of the config. */
async function check(configDir: string): Promise<Checked> {
  const command = ['scripts/config.ts', 'check', '--config', configDir];
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', command, { cwd: ROOT });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }; // What execFile rejects with when the program exits with a code.
    return { code, output: stdout };
  }
}

interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** What the report must say. */
  readonly says: RegExp;
}

const mistakes: readonly Mistake[] = [
  { what: 'a typo in a block name', file: 'base/pages/rng.json', find: '"game-lobby"', put: '"game-loby"', says: /game-loby.*game-lobby/s },
  { what: 'broken JSON', file: 'base/pages/home.json', find: '"areas": {', put: '"areas": ', says: /JSON|expected/i },
  {
    what: 'an unknown flag',
    file: 'base/menus/main.json',
    find: '"items": {',
    put: '"items": { "extra": { "to": "/rng", "label": { "t": "nav.home" }, "when": { "flag": "FREPLAY3" } },',
    says: /FREPLAY3.*FREEPLAY3/s,
  },
  {
    what: 'an unreadable colour pair',
    file: 'merchants/demo/skin.json',
    find: '"light": {\n    "color": {',
    put: '"light": {\n    "color": { "text": { "$type": "color", "$value": "#fdf3e0" },',
    says: /contrast/i,
  },
];

for (const [index, { what, file, find, put, says }] of mistakes.entries()) {
  test(
    `[CFG-8] ${what} is named with its place, and the running site keeps its last good config`,
    crossed(index),
    async ({ page, config }) => {
      await page.goto('/');
      const home = page.locator('[data-cfg^="pages/home#"]');
      await expect(home.first()).toBeVisible();
      const blocks = await home.count();

      config.edit(file, (text) => text.replace(find, put));
      const { code, output } = await check(config.dir);
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`${file.replaceAll('.', '\\.')}:\\d+:\\d+`));
      expect(output).toMatch(says);

      await page.reload();
      await expect(home).toHaveCount(blocks);
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );
}

test('[CFG-8] sound config passes the check', FURTHER, async ({ config }) => {
  expect(await check(config.dir)).toMatchObject({ code: 0 });
});
