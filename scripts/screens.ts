/**
 * `npm run screens -- --before <commit> [--only /rng] [--to <folder>]`: pictures of each page and each center entry as it was at a
 * commit and as it is, side by side in `<folder>/index.html` (`test-results/screens` by default): every merchant, 360 and 1440 px,
 * light and dark. `--only` takes those whose address contains it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';

import { freePort } from '../tests/freePort.ts';
import { entriesOf, ROUTES } from '../tests/e2e/support/addresses.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { contextOf, stateOf } from './pictures/session.ts';

const ROOT = join(import.meta.dirname, '..');
const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;
/** From the call until a page has all that shows by itself, in milliseconds. */
const SETTLE_MS = 3000;
/** For the first start of a server, which fills its database and builds the site, in milliseconds. */
const START_MS = 240_000;

const { values } = parseArgs({
  options: { before: { type: 'string' }, only: { type: 'string', default: '' }, to: { type: 'string', default: 'test-results/screens' } },
});
if (values.before === undefined) throw new Error('Which commit was before? npm run screens -- --before <commit>');
const to = join(ROOT, values.to);

/** Who looks at which addresses; a visitor has no account. */
const visits = [
  { account: undefined, addresses: ROUTES },
  { account: 'demo', addresses: entriesOf('member') },
  { account: 'agent', addresses: entriesOf('agent') },
].map(({ account, addresses }) => ({ account, addresses: addresses.filter((address) => address.includes(values.only)) }));

/** The product as it is in a folder, on a database of its own. */
async function serve(folder: string, data: string): Promise<{ readonly url: string; stop(): void }> {
  const port = await freePort();
  const args = ['gateway/main.ts', '--port', String(port), '--games-port', String(await freePort()), '--data', data];
  const server = spawn(join(folder, 'node_modules/.bin/tsx'), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  const late = Date.now() + START_MS;
  for (;;) {
    if (await isUp(url)) return { url, stop: () => server.kill() };
    if (server.exitCode !== null || Date.now() > late) throw new Error(`No server started in ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const nameOf = (address: string): string => address.replaceAll(/[^\w-]+/g, '_');

interface Row {
  readonly name: string;
  /** File of the picture, in the folder of its time. */
  readonly file: string;
}

/** Takes all pictures of one server into a folder. */
async function takeAll(browser: Browser, url: string, folder: string): Promise<readonly Row[]> {
  mkdirSync(join(to, folder), { recursive: true });
  const rows: Row[] = [];
  for (const merchant of readdirSync(join(ROOT, 'config/merchants')))
    for (const viewport of SIZES)
      for (const theme of THEMES)
        for (const { account, addresses } of visits) {
          if (addresses.length === 0) continue;
          const context = await contextOf(browser, url, account, { viewport, storageState: stateOf(url, merchant, theme) });
          for (const address of addresses) {
            const page = await context.newPage();
            await page.goto(url + address);
            await page.waitForTimeout(SETTLE_MS);
            const name = `${merchant} ${viewport.width} ${theme} ${address}`;
            const file = `${merchant}-${viewport.width}-${theme}-${nameOf(address)}.png`;
            await page.screenshot({ path: join(to, folder, file) });
            rows.push({ name, file });
            await page.close();
          }
          await context.close();
        }
  return rows;
}

const shown = ({ name, file }: Row): string =>
  `<h2>${name}</h2><p>${['before', 'after'].map((folder) => `<img loading="lazy" src="${folder}/${file}" alt="${folder}">`).join('\n')}</p>`;

const home = mkdtempSync(join(tmpdir(), 'screens-'));
const old = join(home, 'old');
execFileSync('git', ['worktree', 'add', '--detach', old, values.before], { cwd: ROOT, stdio: 'inherit' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  execFileSync('npm', ['ci'], { cwd: old, stdio: 'inherit' });
  let rows: readonly Row[] = [];
  for (const [folder, root] of Object.entries({ before: old, after: ROOT })) {
    const server = await serve(root, join(home, folder));
    rows = await takeAll(browser, server.url, folder);
    server.stop();
  }
  const look = '<!doctype html><title>Before and after</title><style>p{display:flex;gap:8px}img{width:49%;object-fit:contain}</style>';
  writeFileSync(join(to, 'index.html'), look + rows.map(shown).join('\n'));
  console.log(join(to, 'index.html'));
} finally {
  await browser.close();
  execFileSync('git', ['worktree', 'remove', '--force', old], { cwd: ROOT });
  rmSync(home, { recursive: true, force: true });
}
