/** Generated merchants on a server in its own process, with a platform that answers nothing. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { listen } from '#gateway/web/listen.ts';

export interface Served {
  readonly url: string;
  /** Milliseconds from starting the process to the first page. */
  readonly firstPage: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

export async function serveMerchants(configDir: string, dataDir: string, code: string): Promise<Served> {
  const platform = await listen('127.0.0.1', 0, (_request, response) => void response.writeHead(404).end(), createServer());
  const started = performance.now();
  const child = fork(join(import.meta.dirname, 'serve.ts'), [configDir, dataDir, `http://127.0.0.1:${platform.port}`], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]; // What it says first.
  const page = await fetch(`${url}/?merchant=${code}`);
  if (!page.ok) throw new Error(`The page was answered ${page.status}.`);
  const firstPage = performance.now() - started;
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
    await platform.close();
  };
  return { url, firstPage, child, stop };
}

/** Milliseconds from a change of base until the last of `count` merchants is served with it, and until the slowest answer of `/healthz`. */
export async function changeBase({ url, child }: Served, configDir: string, count: number) {
  const changed = new Set<string>();
  child.on('message', (message: { changed?: string }) => message.changed !== undefined && changed.add(message.changed));
  const file = join(configDir, 'base/site.json');
  const site: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
  // Of this run alone, so that no earlier one has it in the cache.
  const notes = { bench: String(Date.now()) };
  await writeFile(file, JSON.stringify({ ...site, notes, loggedInToHome: site['loggedInToHome'] !== true }, null, 2));
  const started = performance.now();
  let slowest = 0;
  while (changed.size < count) {
    const asked = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
    await sleep(10);
  }
  return { all: performance.now() - started, slowest };
}
