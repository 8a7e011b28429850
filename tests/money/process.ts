/** A gateway in a process of its own, that can be killed and comes back on the same port with the same file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Platform } from '../contract/support.ts';
import { freePort } from '../freePort.ts';

export interface GatewayProcess {
  readonly url: string;
  /** The gateway as somebody at this address sees it. */
  platformFrom(address: string): Platform;
  start(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** How far ahead a clock is that has just struck, so that no hour and no merchant's day ends while a test runs. */
const ahead = (): number => 12 * HOUR_MS - (Date.now() % (24 * HOUR_MS));

export async function gatewayProcess(file: string): Promise<GatewayProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clockAhead = ahead();
  let child: ChildProcess | undefined;
  return {
    url,
    platformFrom: (address) => ({
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = new Headers(request.headers);
        headers.set('X-Forwarded-For', address);
        const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
        return fetch(`${url}${pathname}${search}`, { method: request.method, headers, ...(body !== undefined && { body }) });
      },
      snapshot: () => ({
        flagsRev: 0,
        rulesRev: 0,
        status: 0,
        now: Date.now() + clockAhead,
        whitelabel: { modId: '', enabled: '1', childrenNodes: [] },
        rules: {},
      }),
    }),
    async start() {
      const started = spawn(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, 'server.ts'), file, String(port), String(clockAhead)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      child = started;
      await Promise.race([
        once(started.stdout, 'data'),
        once(started, 'exit').then(([code]) => {
          throw new Error(`the gateway ended with ${String(code)} before it was ready`);
        }),
      ]);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
