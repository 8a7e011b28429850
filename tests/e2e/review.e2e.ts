/** The page of a review, with pictures of real servers. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator } from '@playwright/test';

import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import { takePictures } from '../../scripts/pictures/review.ts';
import { axeViolations } from './support/axe.ts';
import { ROOT } from './support/build.ts';

/** Of the pages with another accent, home alone: the others take as long and show the same. */
const VIEWS = 1;
const HOME = 'base/pages/home.json';
const SKIN = 'merchants/demo/skin.json';

/** A repository of two commits: the config as it ships, and home without a block and in another accent. */
function repository(home: string): string {
  const configDir = join(home, 'config');
  cpSync(join(ROOT, 'config'), configDir, { recursive: true });
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com', ...args], { cwd: home });
  const edit = (file: string, find: string | RegExp, put: string) => {
    const path = join(configDir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(find, put));
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'As it ships');
  edit(HOME, /"categories": .*\n/, '');
  edit(SKIN, '[0.8118, 0.2902, 0.0392], "hex": "#cf4a0a"', '[0.0392, 0.4902, 0.3412], "hex": "#0a7d57"');
  git('commit', '--quiet', '--all', '--message', 'Greener');
  return configDir;
}

/** Width and height of a picture once it is there. */
const sizeOf = (picture: Locator): Promise<readonly number[]> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });

test('[EDT-12] a pull request has a page with what differs in words, and in pictures before and after', async ({ page }) => {
  test.setTimeout(300_000);
  const home = mkdtempSync(join(tmpdir(), 'playfront-review-'));
  try {
    const [configDir, to] = [repository(home), join(home, 'review')];
    let said = '';
    const note = (text: string) => (said += text);
    const args = ['review', 'HEAD~1..HEAD', 'demo', '--to', to, '--config', configDir];
    const endsWell = await runTool(args, { say: note, complain: note }, undefined, (request) =>
      takePictures({ ...request, views: request.views.slice(0, VIEWS) }),
    );
    expect([endsWell, said]).toEqual([true, expect.stringContaining('8 pictures')]);

    await page.goto(pathToFileURL(join(to, 'index.html')).href);
    await expect(page.getByRole('row', { name: /pages\/home#main\.categories shown → absent everyone/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /skin#brand\.accent .*#cf4a0a.* → .*#0a7d57/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '/ (visitor)' })).toBeVisible();
    for (const width of [360, 1440])
      for (const theme of ['light', 'dark']) {
        const picture = (time: string) => page.getByRole('img', { name: `/ of demo as a visitor sees it: ${time}, ${width} px, ${theme}` });
        const [was, is] = [await sizeOf(picture('Before')), await sizeOf(picture('After'))];
        expect([was[0], is[0]]).toEqual([width, width]);
        // Without its tiles the page is shorter.
        expect(is[1]).toBeLessThan(was[1] ?? 0);
      }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
