import { defineConfig } from 'vitest/config';

/** The tests beside what is mutated: quick ones, since each of them runs for every change of a line that it reaches. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['site/session/{attempt,pending,rules}.test.ts', 'site/api/contract/wire.test.ts', 'gateway/ledger/*.test.ts'],
  },
});
