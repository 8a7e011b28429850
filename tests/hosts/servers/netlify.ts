import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ask, type Origin } from '../ask.ts';
import { freePort } from '../../freePort.ts';
import { npmPrograms, start } from '../../programs.ts';

const PACKAGES = ['netlify-cli@27.10.2', 'node@22.23.3'];

/** Netlify's own command line, serving the folder offline. It wants a newer Node than ours. */
export async function openNetlify(dir: string): Promise<Origin> {
  const modules = join(npmPrograms(PACKAGES), 'node_modules');
  const port = await freePort();
  const origin: Origin = { protocol: 'http:', port, name: 'localhost' };
  await start({
    program: join(modules, 'node/bin/node'),
    args: [
      join(modules, 'netlify-cli/bin/run.js'),
      'dev',
      '--offline',
      '--framework',
      '#static',
      '--port',
      String(port),
      '--no-open',
      '--internal-disable-edge-functions',
    ],
    cwd: dir,
    env: { CI: '1', HOME: dir, NETLIFY_TELEMETRY_DISABLED: '1', PATH: `${join(modules, 'node/bin')}:${process.env['PATH'] ?? ''}` },
    isUp: () => ask(origin, { path: '/' }),
  });
  return origin;
}

/** What Netlify's own parsers read. */
export interface NetlifyRules {
  readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** What they refuse. */
  readonly errors: readonly string[];
}

const PARSE = `
const [headers, redirects] = await Promise.all([
  import('@netlify/headers-parser').then(({ parseAllHeaders }) => parseAllHeaders({ netlifyConfigPath: process.argv[1], minimal: true })),
  import('@netlify/redirect-parser').then(({ parseAllRedirects }) =>
    parseAllRedirects({ netlifyConfigPath: process.argv[1], minimal: true, redirectsFiles: [] })),
]);
const errors = [...headers.errors, ...redirects.errors].map(String);
console.log(JSON.stringify({ headers: headers.headers, redirects: redirects.redirects, errors }));
`;

/** @param file path of a `netlify.toml` */
export function readNetlifyRules(file: string): NetlifyRules {
  const dir = npmPrograms(PACKAGES);
  const args = ['--input-type=module', '--eval', PARSE, file];
  return JSON.parse(execFileSync(join(dir, 'node_modules/node/bin/node'), args, { cwd: dir, encoding: 'utf8' }));
}
