import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { serveSite, type WorkerRules } from '#gateway/web/hosting/worker.ts';
import { typeOf } from '#gateway/web/siteFiles.ts';

export interface WorkerHost {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The worker that Cloudflare runs, run by Node: quick enough for every test. What Cloudflare itself adds, its own program shows.
 * @param dir what a build for Cloudflare has written
 */
export async function openWorker(dir: string): Promise<WorkerHost> {
  const rules: WorkerRules = JSON.parse(await readFile(join(dir, 'rules.json'), 'utf8'));
  const worker = serveSite(rules);
  const ASSETS = { fetch: (request: Request) => asset(dir, request) };
  const server = createServer(getRequestListener((request) => worker.fetch(request, { ASSETS }))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function asset(dir: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const bytes = await readFile(join(dir, 'public', pathname));
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': typeOf(pathname) } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
