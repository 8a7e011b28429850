import { defineConfig } from 'vitest/config';

import { GROUP_VARIABLE, groups } from './groups.ts';

/** The tests of one group. */
export default defineConfig({
  test: {
    environment: 'node',
    include: groups.filter(({ name }) => name === process.env[GROUP_VARIABLE]).flatMap(({ tests }) => tests),
  },
});
