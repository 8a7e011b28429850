import { resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';

import { artefact } from './.storybook/artefact.ts';
import { MAX_HEIGHT } from './.storybook/modes.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { baselinesFolder } from './scripts/testing/baselines.ts';
import { patience } from './tests/component/patience.ts';

/** Found by the browser projects only while they run, which would reload them midway and load React twice. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@testing-library/react',
    '@testing-library/user-event',
    '@codemirror/autocomplete',
    '@codemirror/commands',
    '@codemirror/lang-json',
    '@codemirror/language',
    '@codemirror/lint',
    '@codemirror/state',
    '@codemirror/view',
    '@radix-ui/react-accordion',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-popover',
    '@radix-ui/react-tabs',
    '@radix-ui/react-tooltip',
    '@tanstack/react-query',
    'axe-core',
    'axios',
    'chromatic/isChromatic',
    'd3-scale',
    'd3-shape',
    'des.js/lib/des/des.js',
    'dompurify',
    'embla-carousel-react',
    'hucre/xlsx',
    'i18next',
    'jotai',
    'jsonc-parser',
    'lucide-react',
    'qr',
    'react-day-picker',
    'react-hook-form',
    'react-i18next',
    'valibot',
    'vscode-json-languageservice',
    'wouter',
  ],
};

/** What claims and stories are told: `npm run test:full` draws all of their cases. */
const provide = { full: process.env['FULL'] === '1' };

/** In a browser, a machine that was busy for a moment fails a test; `npm test` names those that took another attempt. */
const retry = 1;

/** Pages side by side: one mostly waits for a frame, for axe or for its picture, and two take little more than half the time. */
const maxWorkers = 2;

/** In milliseconds, far above what a quiet machine needs: no test judges speed (the bench does), and a busy machine fails none. */
const testTimeout = 300_000;

/** Claims that need a browser. */
const CLAIMS = 'tests/claims/**/*.test.tsx';

const excluded = ['node_modules/**', 'dist/**', 'tests/e2e/**'];

/** Each browser project starts a Chromium of its own: a shared one mixes their pages up. */
const chromium = (options: PlaywrightProviderOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs }, ...options }),
  instances: [{ browser: 'chromium' as const }],
});

/** Stories look the same whatever the machine is set to. */
const still: PlaywrightProviderOptions['contextOptions'] = {
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
};

/** As large as the largest picture: the frame of a story would be scaled down in a smaller page. */
const largePage = { width: 1440, height: MAX_HEIGHT };

/** Every pixel counts, but for as many as processors round differently. */
const pictures: NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']> = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 4 },
  // The options that hide carets and stop animations change the page.
  screenshotOptions: { animations: 'allow', caret: 'initial' },
  timeout: patience,
  resolveScreenshotPath: ({ arg, ext }) => resolve(baselinesFolder(), arg + ext),
  resolveDiffPath: ({ arg, ext }) => resolve('test-results/visual', arg + ext),
};

const STORY_SETUP = '.storybook/vitest.setup.ts';

/** One of these runs at a time: `pictures` are the stories once more, each compared with its baseline. */
const stories = {
  plugins: [react(), vanillaExtractPlugin(), artefact(), storybookTest({ configDir: '.storybook' })],
  optimizeDeps,
};

export default defineConfig({
  test: {
    // A story without a baseline fails; only `--update` writes one.
    update: 'none',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: excluded,
          // Left to itself, the runner uses one processor less than there are: one of two.
          maxWorkers: '100%',
          // Modules are loaded once a worker: two hundred files that each load the gateway anew take a third of the time for that.
          isolate: false,
          globalSetup: ['tests/contract/seededFolder.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          // What comes with time is waited for longer than a busy machine needs; the usual limit is a second.
          expect: { poll: { timeout: 60_000 } },
          provide,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: [...excluded, CLAIMS],
          setupFiles: ['tests/component/setup.ts'],
          expect: { poll: { timeout: patience } },
          maxWorkers,
          testTimeout,
          retry,
          browser: chromium(),
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: {
          name: 'claims',
          include: [CLAIMS],
          exclude: excluded,
          maxWorkers,
          testTimeout,
          provide,
          retry,
          browser: chromium(),
        },
      },
      {
        ...stories,
        test: {
          name: 'stories',
          // Storybook's own modules are most of what a file of stories loads.
          isolate: false,
          maxWorkers,
          setupFiles: [STORY_SETUP],
          testTimeout,
          retry,
          provide,
          browser: chromium({ contextOptions: still }),
        },
      },
      {
        ...stories,
        test: {
          name: 'pictures',
          attachmentsDir: 'test-results/attachments',
          maxWorkers,
          setupFiles: [STORY_SETUP, '.storybook/pictures.setup.ts'],
          testTimeout,
          retry,
          provide,
          browser: {
            ...chromium({ contextOptions: { ...still, viewport: largePage } }),
            expect: { toMatchScreenshot: pictures },
          },
        },
      },
    ],
  },
});
