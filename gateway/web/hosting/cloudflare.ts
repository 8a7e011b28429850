import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CALL_PREFIXES } from '../platform.ts';
import type { Host } from './host.ts';
import type { HostedSite } from './hostedSite.ts';
import type { WorkerRules } from './worker.ts';

/** The first day whose version of Cloudflare's runtime the worker was tested on. */
const COMPATIBILITY_DATE = '2026-07-01';

const SITE = `import rules from './rules.json';
import { serveSite } from './worker.ts';

export default serveSite(rules);
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function rulesOf({ pages, rules, missing, platform }: HostedSite): WorkerRules {
  return { pages: Object.fromEntries(pages), rules, missing, platform: platform ?? null, prefixes: CALL_PREFIXES };
}

/** Cloudflare: a worker with static assets, since pure static hosting cannot proxy calls. */
export const cloudflare: Host = {
  files: (site) => [
    {
      name: 'wrangler.json',
      content: json({
        name: site.merchant,
        main: 'site.ts',
        compatibility_date: COMPATIBILITY_DATE,
        assets: { directory: './public', binding: 'ASSETS', run_worker_first: true, html_handling: 'none', not_found_handling: 'none' },
      }),
    },
    { name: 'worker.ts', content: readFileSync(join(import.meta.dirname, 'worker.ts'), 'utf8') },
    { name: 'site.ts', content: SITE },
    { name: 'rules.json', content: json(rulesOf(site)) },
  ],
  limits: () => [],
};
