/** The examples, as someone who copies them meets them: installed with the packed kit, built, and used in a browser. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { freePort } from '../freePort.ts';
import { start } from '../programs.ts';
import { install, type AppManifest } from './install.ts';
import { skinAtLimits } from './limits.ts';
import { packKit } from './packed.ts';
import { run } from './run.ts';
import { staticHost } from './staticHost.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

let folder: string;
/** Packages from this repository instead of the registry. */
let local: Readonly<Record<string, string>>;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playfront-examples-'));
  const { tarball } = await packKit(folder);
  local = { playfront: `file:${tarball}`, [FONT]: `file:${await fontPackage()}` };
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const FONT = '@fontsource-variable/plus-jakarta-sans';

/** The site's own files of the font, as its package has them. */
async function fontPackage(): Promise<string> {
  const dir = join(folder, 'font');
  await cp('site/public/fonts', join(dir, 'files'), { recursive: true });
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: FONT, version: '5.0.0' }));
  return dir;
}

/** A copy of an example with the packed kit; and its `package.json`. */
async function copied(name: string): Promise<{ readonly app: string; readonly manifest: AppManifest }> {
  const app = join(folder, name);
  await cp(join('examples', name), app, { recursive: true });
  const own = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as AppManifest; // Ours.
  return { app, manifest: { ...own, dependencies: { ...own.dependencies, ...local } } };
}

/** What a page has said: warnings, errors and reports of its policy. */
async function open(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('complain', (text: string) => void complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'complain')(`policy: ${violatedDirective} ${blockedURI}`);
    });
    // The page's background in each frame, from the first one on.
    const grounds: string[] = [];
    Reflect.set(window, 'grounds', grounds);
    const look = (): void => {
      if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { page, complaints };
}

const grounds = (page: Page): Promise<string[]> => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'grounds'))]);

/** Uses everything on an example's page. */
async function walk(url: string): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const { page, complaints } = await open();
  await page.goto(url);
  const invite = page.getByRole('button', { name: 'Invite' });
  await page.getByRole('button', { name: 'Dark theme' }).waitFor();
  // Of the example's own design tokens.
  expect(await invite.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(10, 125, 67)');

  await page.getByRole('textbox', { name: 'Email' }).fill('linh@example.com');
  await invite.click();
  await page.getByRole('alertdialog', { name: 'Invite linh@example.com?' }).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Invited linh@example.com.').waitFor();

  // The calendar's code is loaded when it is opened.
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Anong');

  const [light] = await grounds(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => grounds(page)).toHaveLength(2);
  await page.reload();
  await page.getByRole('button', { name: 'Light theme' }).waitFor();
  const shown = await grounds(page);
  expect(shown).toHaveLength(1);
  expect(shown).not.toContain(light);
  return { page, complaints };
}

describe('the example with Vite', () => {
  let url: string;
  beforeAll(async () => {
    const { app, manifest } = await copied('vite');
    await install(app, manifest);
    await run('npm', ['run', 'build'], app);
    const server = await preview({ root: app, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
    url = server.resolvedUrls?.local[0] ?? '';
    return () => server.close();
  });

  it('[UI-1] [UI-2] works under a strict policy, in its own skin, and remembers the theme', async () => {
    expect((await fetch(url)).headers.get('content-security-policy')).toContain("trusted-types 'none'");
    expect((await walk(url)).complaints).toEqual([]);
  });

  it.each(['smallest', 'largest'] as const)('[UI-2] can be used on a phone with the %s steps that a skin may state', async (which) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
    onTestFinished(() => page.close());
    await page.route('**/skin.css', (route) => route.fulfill({ contentType: 'text/css', body: skinAtLimits(which) }));
    await page.goto(url);
    const controls = page.getByRole('button').or(page.getByRole('textbox')).or(page.getByRole('combobox'));
    await controls.first().waitFor();
    const sizes = await controls.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = (element.closest('[class*=Field_frame]') ?? element).getBoundingClientRect();
        return { name: element.textContent, width, height };
      }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

// Its packages are not among this project's, so a registry has to answer.
describe.runIf(inject('full'))('the example with Next', () => {
  let app: string;
  beforeAll(async () => {
    const copy = await copied('next');
    app = copy.app;
    await writeFile(join(app, 'package.json'), JSON.stringify(copy.manifest));
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], app);
    vi.stubEnv('NEXT_TELEMETRY_DISABLED', '1');
  });

  it('[UI-1] [UI-2] is prerendered of server components, hydrates under a strict policy, and remembers the theme', async () => {
    await run('npm', ['run', 'build'], app);
    const html = await readFile(join(app, 'out/index.html'), 'utf8');
    expect(html).toContain('They get a link by mail.');
    expect(html).toMatch(/<td[^>]*>.*Anong|Anong.*<\/t[dh]>/);
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain(' style=');
    const url = await staticHost(join(app, 'out'));
    expect((await fetch(url)).headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.*require-trusted-types-for/);
    const { page, complaints } = await walk(url);
    await page.evaluate(() => Reflect.set(window, 'loadedOnce', true));
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { name: 'Terms' }).waitFor();
    expect(page.url()).toBe(`${url}terms`);
    expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('[UI-1] hydrates without a warning in the development server, in a remembered theme too', async () => {
    const port = await freePort();
    const url = `http://localhost:${port}/`;
    await start({
      program: 'npm',
      args: ['run', 'dev', '--', '--port', String(port)],
      cwd: app,
      env: { NODE_ENV: undefined },
      isUp: () => fetch(url),
    });
    expect((await walk(url)).complaints).toEqual([]);
  });
});
