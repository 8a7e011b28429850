import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, serverOfPlatform, test as base } from './support/test.ts';

interface Machine {
  /** A platform whose answers a test chooses. */
  readonly platform: { readonly url: string; answer: RequestListener };
}

const HANGS: RequestListener = () => undefined;
const FAILS: RequestListener = (_request, response) => void response.writeHead(500).end();

const test = base.extend<object, Machine>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
    async ({}, provide) => {
      const platform = { url: '', answer: HANGS };
      const server = createServer((request, response) => platform.answer(request, response));
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve());
      });
      const { port } = server.address() as AddressInfo; // It listens on a port.
      await provide(Object.assign(platform, { url: `http://127.0.0.1:${port}` }));
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  server: serverOfPlatform,
});

/** What Chromium writes of answers that are no success, and of the live channel. */
const EXPECTED = /status of 50[04]|live/;

for (const { what, answer } of [
  { what: 'takes every call and answers none', answer: HANGS },
  { what: 'answers 500 to every call', answer: FAILS },
] as const) {
  test(`[ERR-3] [API-7] in front of a platform that ${what}, the site has its frame and says what did not load`, async ({
    page,
    platform,
    problems,
    server,
    texts,
  }) => {
    problems.allow(EXPECTED);
    platform.answer = answer;
    // It has not heard from its platform yet.
    await server.stop();
    await server.start();
    for (const path of ['/', '/rng', '/noticePage']) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const problem = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: texts('lobby', 'failed_text') })
        .first();
      await expect(problem).toBeVisible();
      await expect(problem.getByRole('button', { name: texts('lobby', 'retry'), exact: true })).toBeEnabled();
    }
  });
}
