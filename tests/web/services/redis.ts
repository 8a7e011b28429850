/** A Redis that passes messages on, and stores nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../freePort.ts';
import { debianProgram, launch } from '../../programs.ts';

export interface Broker {
  readonly url: string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const PASSWORD = 'a-password-that-is-never-shown';

export async function openRedis(): Promise<Broker> {
  const program = debianProgram('/usr/bin/redis-server', 'redis-server');
  const dir = mkdtempSync(join(tmpdir(), 'playfront-redis-'));
  const port = await freePort();
  const started = async () => {
    const running = launch({
      program,
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir, '--requirepass', PASSWORD],
      cwd: dir,
      isUp: async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect').finally(() => socket.destroy());
      },
    });
    await running.isUp;
    return running;
  };
  let running = await started();
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    kill: () => running.end(),
    async restart() {
      running = await started();
    },
    async close() {
      await running.end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
