import { defineConfig } from '@playwright/test';

import { chromiumArgs, findChromium } from './scripts/chromium.ts';

/** `npm run test:full` says so. */
const IS_FULL = process.env['FULL'] === '1';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

/**
 * Whole journeys in a real browser against the real server. Every worker has a server of its own, with its own database
 * and its own copy of the config, so that tests may edit both. Tests tagged `@phone` run on a phone's screen as well; those
 * tagged `@full`, and `@phone-full` on phones, in `npm run test:full` only.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  ...(IS_FULL ? {} : { grepInvert: /@full/ }),
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/build.ts',
  workers: 2,
  fullyParallel: true,
  // For a machine that was busy for a moment; `npm test` names each that needed one.
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Far above what a quiet machine needs: no test judges speed (the bench does), and a busy machine fails none.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // No process is kept in store for a page that may come: the next test has a browser context, and so processes, of its own.
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, '--renderer-process-limit=1'] },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: IS_FULL ? /@phone/ : /@phone(?!-full)/,
      // As phones name themselves: the server renders the page for one.
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent: PHONE },
    },
  ],
});
