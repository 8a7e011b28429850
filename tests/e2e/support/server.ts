import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import * as v from 'valibot';

import type { ServerOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { author, releaseFiles } from '#site/assembler/compiler/cli/releases.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import { dayAt, startOfDay } from '#site/api/contract/days.ts';
import { ROOT, SITE_DIR } from './build.ts';

const manifest = v.object({ artefact: v.string() });

/** A real server with data and config of its own, which tests may change and stop. */
export interface TestServer {
  readonly url: string;
  readonly configDir: string;
  /** The gateway's clock, but for what the control panel moves it by. */
  now(): number;
  /** Its day at the merchant `demo`. */
  today(): string;
  /** How many live streams it has open. */
  streams(): number;
  stop(): Promise<void>;
  /** Comes back on the same ports with the same data. @param minClient oldest client that may go on */
  start(minClient?: string): Promise<void>;
  /** Waits until the config it started with is what it serves. */
  restored(): Promise<void>;
  /** Stops for good and deletes its files. */
  dispose(): Promise<void>;
}

/** Of the merchant `demo`. */
const TIME_ZONE = 'Asia/Manila';

/** A clock that goes on from this time of today, `HH:mm` where `demo` is. */
function clockFrom(timeOfDay: string): () => number {
  const openedAt = Date.now();
  const ahead = startOfDay(dayAt(openedAt, TIME_ZONE), TIME_ZONE) + Date.parse(`1970-01-01T${timeOfDay}Z`) - openedAt;
  return () => Date.now() + ahead;
}

interface ServerNeeds {
  /** When it is started, `HH:mm` where the merchant `demo` is; the time that it is when absent. */
  readonly timeOfDay?: string | undefined;
  /** Another platform, to which it passes calls on. */
  readonly gatewayUrl?: string;
  /** Serves the site from its sources, with React's development build. */
  readonly dev?: boolean;
  /** Serves releases, of which each merchant has one. */
  readonly releases?: boolean;
  /** Has the editor on a host of its own, with the server's port in its origin. */
  readonly editorOrigin?: NonNullable<ServerOptions['editorOrigin']>;
}

export async function openServer({
  timeOfDay,
  gatewayUrl,
  dev = false,
  releases = false,
  editorOrigin,
}: ServerNeeds = {}): Promise<TestServer> {
  const clock = timeOfDay === undefined ? Date.now : clockFrom(timeOfDay);
  const home = mkdtempSync(join(tmpdir(), 'playfront-e2e-'));
  const configDir = join(home, 'config');
  cpSync(join(ROOT, 'config'), configDir, { recursive: true });
  const releasesDir = join(home, 'releases');
  if (releases) await releaseAll(releasesDir, configDir);
  const options: ServerOptions = {
    host: '127.0.0.1',
    port: editorOrigin ? portOf(editorOrigin.origin) : 0,
    gamesPort: 0,
    dataDir: join(home, 'data'),
    configDir,
    ...(releases && { releases: releasesDir }),
    ...(editorOrigin && { editorOrigin }),
    siteDir: SITE_DIR,
    defaultMerchant: undefined,
    gatewayUrl,
    pollMs: 1_000,
    gamesOrigin: undefined,
    trustProxy: false,
    production: false,
    dev,
    reset: false,
    log: 'none',
    minClient: '0.0.0',
    passwordCost: 1024,
    clock,
  };
  let running = await startServer(options);
  const { url, gamesUrl } = running;
  const atFirst = await artefactsOf(url);
  return {
    url,
    configDir,
    now: clock,
    today: () => dayAt(clock(), TIME_ZONE),
    streams: () => running.live.size,
    stop: () => running.stop(),
    async start(minClient = options.minClient) {
      running = await startServer({ ...options, minClient, port: portOf(url), gamesPort: portOf(gamesUrl) });
    },
    restored: () => expect.poll(() => artefactsOf(url)).toEqual(atFirst),
    async dispose() {
      await running.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function releaseAll(releasesDir: string, configDir: string): Promise<void> {
  const store = openReleases(releasesDir);
  for (const code of readdirSync(join(configDir, 'merchants'))) await releaseFiles(store, configDir, code, author('Maria'));
}

/** The config that is served, by merchant. */
function artefactsOf(url: string): Promise<readonly string[]> {
  return Promise.all(
    readdirSync(join(ROOT, 'config/merchants')).map(async (merchant) => {
      const answer = await fetch(`${url}/config/${merchant}/manifest.json`);
      return v.parse(manifest, await answer.json()).artefact;
    }),
  );
}

function portOf(url: string | undefined): number {
  return url === undefined ? 0 : Number(new URL(url).port);
}

/** Edits files of the server's config; `restore` undoes all edits. */
export class ConfigFiles {
  readonly dir: string;
  readonly #originals = new Map<string, string>();

  constructor(dir: string) {
    this.dir = dir;
  }

  read(path: string): string {
    return readFileSync(join(this.dir, path), 'utf8');
  }

  /** Changes a file's text, as an editor that saves it would. `path` is relative to the config folder. */
  edit(path: string, change: (text: string) => string): void {
    const file = join(this.dir, path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The edit changes nothing in ${path}: what it looks for is not there.`);
    if (!this.#originals.has(file)) this.#originals.set(file, before);
    writeFileSync(file, after);
  }

  restore(): void {
    for (const [file, text] of this.#originals) writeFileSync(file, text);
  }
}
