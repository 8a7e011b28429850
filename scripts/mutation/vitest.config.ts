import { defineConfig } from 'vitest/config';

import { GROUP_VARIABLE, groups } from './groups.ts';

/** The tests of one group. */
export default defineConfig({
  test: {
    environment: 'node',
    // As for the unit tests: one that starts a process is slow on a busy machine.
    testTimeout: 60_000,
    include: groups.filter(({ name }) => name === process.env[GROUP_VARIABLE]).flatMap(({ tests }) => tests),
  },
});
