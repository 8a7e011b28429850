import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { publint } from 'publint';
import { createServer, parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import project from '../../package.json' with { type: 'json' };
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { allLabels } from '../../ui/kit/allLabels.ts';
import { filesBelow } from '../house/sources.ts';
import { bundle, createApp, serve, type Bundle } from './app.ts';
import { packKit } from './packed.ts';
import { run } from './run.ts';

// Two builds, an installation and a browser, on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 600_000 });

let folder: string;
let dist: string;
let tarball: string;
let app: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playfront-package-'));
  app = join(folder, 'app');
  ({ dist, tarball } = await packKit(folder));
  await createApp(app, tarball);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesOf = (ending: string): string[] => filesBelow(dist).filter((file) => file.endsWith(ending));
const textOf = (file: string): Promise<string> => readFile(file, 'utf8');
const isForClients = async (name: string): Promise<boolean> => (await textOf(join(dist, name))).startsWith('"use client";');

/** Clauses at the beginning of a line, where comments have none, and `import('…')`. */
const IMPORT = /(?:^(?:import|export)\b[^;'"/]*\bfrom |^import |\bimport\()['"]([^'"]+)['"]/gm;

describe('the package', () => {
  it('[UI-1] passes publint', async () => {
    const bytes = await readFile(tarball);
    const { messages } = await publint({ strict: true, pack: { tarball: Uint8Array.from(bytes).buffer } });
    expect(messages).toEqual([]);
  });

  it('[UI-1] resolves its types for bundlers and for Node, as attw sees it', async () => {
    await run('node_modules/.bin/attw', [tarball, '--profile', 'esm-only', '--no-emoji'], process.cwd());
  });

  it('[UI-1] depends on what its modules and types import, and on nothing else', async () => {
    const texts = await Promise.all([...filesOf('.js'), ...filesOf('.d.ts')].map(textOf));
    const specifiers = texts.flatMap((text) => [...text.matchAll(IMPORT)]).map(([, specifier = '']) => specifier);
    const packages = specifiers.filter((specifier) => !isBuiltin(specifier));
    const imported = new Set(packages.flatMap((specifier) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(specifier)?.[0] ?? []));
    const { dependencies, peerDependencies, sideEffects } = JSON.parse(await textOf(join(dist, 'package.json'))) as typeof project & {
      peerDependencies: Record<string, string>;
    };
    expect([...Object.keys(dependencies), 'react', 'react-dom'].toSorted()).toEqual([...imported].toSorted());
    expect(project.dependencies).toMatchObject(dependencies);
    expect(peerDependencies).toMatchObject({ react: '^19.2.0', 'react-dom': '^19.2.0' });
    expect(sideEffects).toEqual(['**/*.css']);
  });

  it('[UI-1] holds modules, declarations and styles only: no source, test, story or map', () => {
    const kinds = new Set(filesBelow(dist).map((file) => file.slice(dist.length + 1).replace(/^.*[^/](?=\.(?:d\.ts|js|css)$)/, '*')));
    expect([...kinds].toSorted()).toEqual(['*.css', '*.d.ts', '*.js', 'CHANGELOG.md', 'README.md', 'package.json']);
    expect(filesBelow(dist).filter((file) => /\.(?:test|stories)\b|\/(?:story|matrix|axe)|Suite|Testing/.test(file))).toEqual([]);
  });

  it("[UI-1] keeps 'use client' at the top of its modules, for server components", async () => {
    expect(await Promise.all(['button/Button.js', 'kit/KitProvider.js', 'overlay/Overlay.js'].map(isForClients))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Promise.all(['skin.js', 'theme/vars.styles.js', 'badge/Badge.js'].map(isForClients))).toEqual([false, false, false]);
  });

  it('[UI-1] has the words of the kit in six languages, each complete', async () => {
    const { exports } = JSON.parse(await textOf(join(dist, 'package.json'))) as { exports: Record<string, object> }; // Ours.
    const paths = Object.keys(exports).filter((path) => path.startsWith('./ui/labels/'));
    expect(paths).toEqual(['zh-Hans', 'en', 'id', 'th', 'fil', 'vi'].map((tag) => `./ui/labels/${tag}`));
    const specifiers = JSON.stringify(paths.map((path) => path.replace('.', 'playfront')));
    const code = `const all = await Promise.all(${specifiers}.map((path) => import(path)));
      console.log(JSON.stringify(all.map(({ labels }) => labels)));`;
    const labels = JSON.parse(await run('node', ['--input-type=module', '--eval', code], app)) as Record<string, string>[]; // As printed.
    expect(labels.map((words) => Object.keys(words).toSorted())).toEqual(paths.map(() => Object.keys(allLabels).toSorted()));
    expect(labels.map(({ close }) => close)).toContain('ปิด');
  });

  it('[UI-1] says of each part whether it is stable or new', async () => {
    const table = await textOf(join(dist, 'README.md'));
    const rows = [...table.matchAll(/^\| (?:stable|new) +\| (.*?) +\|$/gm)].map(([, parts = '']) => parts.replaceAll('`', '').split(', '));
    const { module } = parseSync('index.ts', await textOf('ui/index.ts'));
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, exportName: { name } }) => (name !== null && !isType && /^(?:[A-Z]|use)/.test(name) ? [name] : [])),
    );
    expect(exported).not.toEqual([]);
    expect(rows.flat().toSorted()).toEqual(exported.toSorted());
  });

  it('[UI-1] says nothing of the machine that built it', async () => {
    const texts = await Promise.all(filesBelow(dist).map(textOf));
    expect(texts.filter((text) => text.includes(process.cwd()) || text.includes('jsx-dev-runtime'))).toEqual([]);
  });

  it('[UI-1] keeps the docstrings of props', async () => {
    expect(await textOf(join(dist, 'modal/Modal.d.ts'))).toContain('/** Px, limited by the viewport. @default 600 */');
  });

  it('[UI-2] every style sheet declares the layers, so that the order in which they load decides nothing', async () => {
    const sheets = await Promise.all(filesOf('.css').map(textOf));
    expect(sheets).not.toEqual([]);
    expect(sheets.filter((css) => !css.startsWith('@layer pf-reset, pf-tokens, pf-components, pf-site, pf-skin;\n'))).toEqual([]);
  });
});

const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const ground = (page: Page) => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);

/** The components, by the style modules they come from. */
const styledBy = ({ styles }: Bundle): string[] => [...new Set([...styles.matchAll(/\.(\w+?)_\w+__/g)].map(([, name = '']) => name))];

describe('a clean app', () => {
  it('[UI-1] type-checks strictly, the declarations of the kit included', async () => {
    await run(join(app, 'node_modules/.bin/tsc'), ['-p', '.'], app);
  });

  it('[UI-1] renders on a server, where there is no document', async () => {
    await run(join(app, 'node_modules/.bin/vite'), ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'], app);
    const html = await run('node', ['server/server.js'], app);
    expect(html).toContain("localStorage.getItem('theme')");
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('light');
  });

  it('[UI-2] has a command that makes a skin of a design tool’s file, and says what is wrong with one', async () => {
    await writeFile(join(app, 'brand.tokens.json'), JSON.stringify({ ink: { $type: 'color', $value: '#0a7d43' } }));
    await writeFile(join(app, 'mapping.json'), JSON.stringify({ 'brand.accent': 'ink' }));
    const command = join(app, 'node_modules/.bin/playfront-skin');
    expect(await run(command, ['brand.tokens.json', '--mapping', 'mapping.json'], app)).toContain('--pf-color-focus:#0a7d43;');
    await expect(run(command, ['brand.tokens.json'], app)).rejects.toThrow('{ "brand.accent": "ink" }');
  });

  describe('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      await run('node', ['skin.mjs'], app);
      await run(join(app, 'node_modules/.bin/vite'), ['build'], app);
      browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
    });
    afterAll(() => browser.close());

    /** A page that notes everything wrong with it. */
    async function open(url: string): Promise<{ page: Page; complaints: readonly string[] }> {
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      return { page, complaints };
    }

    it("[UI-1] opens a modal in the kit's own look and closes it by Escape, under a strict policy with no violation", async () => {
      const { page, complaints } = await open(await serve(app));
      expect(await ground(page)).toBe('rgb(59, 91, 253)');
      await button(page).click();
      const modal = page.getByRole('dialog', { name: 'Welcome back' });
      await modal.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(await modal.evaluate((element) => getComputedStyle(element).inlineSize)).toBe('600px');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      // That a violation would have been seen.
      await page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })));
      await expect.poll(() => complaints.join()).toContain('Content Security Policy');
    });

    it('[UI-1] [UI-2] takes on a brand that was compiled in Node, with its fonts, although its sheet loads first', async () => {
      const { page, complaints } = await open(`${await serve(app)}skinned.html`);
      expect(await ground(page)).toBe('rgb(10, 125, 67)');
      expect(
        await page.evaluate(async () => (await document.fonts.load('1rem "Plus Jakarta Sans"')).map(({ status }) => status)),
      ).toContain('loaded');
      expect(complaints).toEqual([]);
    });

    it.each(['', 'skinned.html'])('[UI-2] has the theme chosen before a reload: /%s', async (path) => {
      const { page, complaints } = await open((await serve(app)) + path);
      await page.getByRole('button', { name: 'Theme: light' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
      expect(complaints).toEqual([]);
    });

    it('[UI-1] works in the development server', async () => {
      const server = await createServer({ root: app, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
      onTestFinished(() => server.close());
      await server.listen();
      const { page, complaints } = await open(server.resolvedUrls?.local[0] ?? '');
      expect(await ground(page)).toBe('rgb(59, 91, 253)');
      await button(page).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

describe('what an app imports', () => {
  it('[UI-1] only Button brings no other package, and its own styles only', async () => {
    const alone = await bundle(app, "import { Button } from 'playfront/ui'; console.log(Button);");
    console.log(`Button alone: ${alone.script.length} bytes of script, ${alone.styles.length} of styles, the tokens among them`);
    expect(alone.packages).toEqual(['playfront']);
    expect(styledBy(alone)).toEqual(['Button']);
    expect(alone.styles).toContain('--pf-color-accent:');
    // What was looked for would have been found.
    const all = await bundle(
      app,
      "import * as kit from 'playfront/ui'; import * as skin from 'playfront/ui/skin'; console.log(kit, skin);",
    );
    const { dependencies } = JSON.parse(await textOf(join(dist, 'package.json'))) as typeof project;
    expect(all.packages).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(styledBy(all)).toEqual(expect.arrayContaining(['Button', 'Overlay']));
  });

  it('[UI-1] nothing brings nothing: the kit has no side effects', async () => {
    const { packages, styles } = await bundle(app, "import 'playfront/ui'; import 'playfront/ui/skin'; import 'playfront/ui/tokens';");
    expect({ packages, styles }).toEqual({ packages: [], styles: '' });
  });

  it('[UI-1] the tokens bring neither styles nor the maths of skins', async () => {
    const { packages, styles } = await bundle(app, "import { vars } from 'playfront/ui/tokens'; console.log(vars);");
    expect({ packages, styles }).toEqual({ packages: ['playfront'], styles: '' });
  });
});
