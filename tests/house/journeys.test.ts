import { execFileSync } from 'node:child_process';

import * as v from 'valibot';
import { expect, test, vi } from 'vitest';

// Playwright loads every journey to list it.
vi.setConfig({ testTimeout: 300_000 });

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

interface Suite {
  readonly specs: readonly { readonly title: string; readonly tags: readonly string[] }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tags: v.array(v.string()) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The requirements that their titles name. */
const shownBy = (some: Suite['specs']) => new Set(some.flatMap(({ title }) => title.match(/(?<=\[)[A-Z\d]+-\d+(?=\])/g) ?? []));

test('whatever a journey in a browser shows is also shown by one that `npm test` runs, not only by those of `test:full`', () => {
  const listed = execFileSync(process.execPath, [PLAYWRIGHT, 'test', '--list', '--reporter=json'], {
    env: { ...process.env, FULL: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const specs = v.parse(v.object({ suites: v.array(suite) }), JSON.parse(listed)).suites.flatMap(specsOf);
  const always = shownBy(specs.filter(({ tags }) => !tags.includes('full')));
  expect(always.size).toBeGreaterThan(100);
  expect([...shownBy(specs)].filter((requirement) => !always.has(requirement))).toEqual([]);
});
