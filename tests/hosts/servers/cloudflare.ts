import { join } from 'node:path';

import { ask, type Origin } from '../ask.ts';
import { freePort } from '../../freePort.ts';
import { npmPrograms, start } from '../../programs.ts';

/** Cloudflare's own runtime, in wrangler's local mode, which wants a newer Node than ours. */
export async function openCloudflare(dir: string): Promise<Origin> {
  const modules = join(npmPrograms(['wrangler@4.164.0', 'node@22.23.3']), 'node_modules');
  const port = await freePort();
  const origin: Origin = { protocol: 'http:', port, name: 'localhost' };
  await start({
    program: join(modules, 'node/bin/node'),
    args: [join(modules, 'wrangler/bin/wrangler.js'), 'dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
    cwd: dir,
    env: { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: dir },
    isUp: () => ask(origin, { path: '/' }),
  });
  return origin;
}
