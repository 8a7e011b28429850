import { test } from './editor.ts';
import { openServer } from './server.ts';

/** The editor's `test`, over a server of its own that serves releases. */
export const withReleases = test.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
    async ({}, provide) => {
      const server = await openServer({ releases: true });
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
