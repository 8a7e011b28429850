import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { cameraCommands } from './scripts/visual/camera.ts';
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

/** Which stories have their pictures taken, by part of their names, empty for all; see scripts/visual.ts. */
const pictures = process.env['PICTURES'] ?? null;

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
const still: PlaywrightProviderOptions = {
  contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
};

export default defineConfig({
  test: {
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
        plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'stories',
          // Storybook's own modules are most of what a file of stories loads. A picture is of a page of its own.
          isolate: pictures !== null,
          maxWorkers,
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout,
          retry,
          provide: { ...provide, pictures },
          browser: { ...chromium(still), commands: cameraCommands },
        },
      },
    ],
  },
});
