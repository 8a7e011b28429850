import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { merchantFileOf, StorageError, type Sealed } from '#site/assembler/compiler/releases/artefacts.ts';
import type { Bucket, ReleasesLocation } from '#site/assembler/compiler/releases/location.ts';
import type { Releases } from '#site/assembler/compiler/releases/releases.ts';
import { unreadable } from '#site/assembler/compiler/many/unreadable.ts';
import { watchFolder, type ConfigSource } from './configSource.ts';
import { startRounds, type Rounds } from './rounds.ts';
import type { Watcher } from './watch.ts';

export interface ReleasesSourceOptions {
  readonly releases: Releases;
  readonly location: ReleasesLocation;
  /** Where the last good release of each merchant is stored across restarts. */
  readonly lastGoodDir: string;
  /** Interval at which a bucket is polled. */
  readonly pollMs: number;
  /** Writes a line for the operator. */
  readonly say: (line: string) => void;
}

/** Visitors cause no more rounds than one in this time, and wait no longer for it. */
const LOOK_GAP_MS = 1_000;
const LONGEST_LOOK_MS = 1_000;

/**
 * Serves the release that each merchant's pointer names [OPS-3]. A modified release is a fault, so that the last good
 * one is served; so is one that cannot be read at this moment, which is read again by the next round.
 */
export function releasesSource({ releases, location, lastGoodDir, pollMs, say }: ReleasesSourceOptions): ConfigSource {
  const served = new Map<string, Sealed>();
  /** The log entry of each merchant that was compiled last. */
  const seen = new Map<string, string | undefined>();

  const lookAround = (codes: readonly string[], onChange: (codes: readonly string[]) => Promise<void>) => {
    let isLost = false;
    return async (): Promise<void> => {
      try {
        const heads = await releases.heads();
        const changed = codes.filter((code) => heads.get(code) !== seen.get(code));
        if (changed.length > 0) await onChange(changed);
        if (changed.some((code) => !seen.has(code))) throw new StorageError('A release could not be read.');
        if (isLost) say('Releases can be read again.');
        isLost = false;
      } catch (error) {
        if (!isLost) say(lostLine(error));
        isLost = true;
        throw error;
      }
    };
  };

  let rounds: Rounds | undefined;
  let looking: Promise<void> | undefined;

  return {
    async codes() {
      try {
        return await releases.merchants();
      } catch (error) {
        const codes = error instanceof StorageError ? await storedCodes(lastGoodDir) : [];
        if (codes.length === 0) throw error;
        say(lostLine(error));
        return codes;
      }
    },
    compiler() {
      const heads = releases.heads();
      // Each merchant reports it.
      heads.catch(() => {});
      return async (code) => {
        try {
          const head = (await heads).get(code);
          seen.set(code, head);
          if (head === undefined) return unreadable(code, 'no release');
          const current = await releases.at(head);
          served.set(code, current);
          return { release: current.release, faults: [], files: new Map([['merchant.json', merchantFileOf(current)]]) };
        } catch (error) {
          if (error instanceof StorageError) seen.delete(code);
          return unreadable(code, error);
        }
      };
    },
    async asset(code, name) {
      const assets = served.get(code)?.assets ?? {};
      return Object.hasOwn(assets, name) ? Buffer.from(assets[name] ?? '', 'base64') : undefined;
    },
    async watch(codes, onChange): Promise<Watcher> {
      if (typeof location === 'string') return watchFolder(location, onChange, ([code]) => (code === undefined ? [] : [code]));
      const started = startRounds(lookAround(codes, onChange), pollMs);
      rounds = started;
      const lookNow = () => void started.now();
      releases.onMove(lookNow);
      const listener = await listenerOf(location, lookNow, say);
      return {
        close() {
          started.close();
          listener?.close();
        },
      };
    },
    look() {
      looking ??= rounds?.now().then(() => void setTimeout(() => (looking = undefined), LOOK_GAP_MS).unref());
      return Promise.race([looking, wait(LONGEST_LOOK_MS, undefined, { ref: false })]);
    },
  };
}

/** Imported on demand: without a broker, its client is not loaded. */
async function listenerOf(bucket: Bucket, look: () => void, say: (line: string) => void): Promise<Watcher | undefined> {
  if (bucket.broker === undefined) return undefined;
  const { listen } = await import('#site/assembler/compiler/releases/broker.ts');
  return listen(bucket.broker, bucket, look, say);
}

function lostLine(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Releases cannot be read; the last ones stay in use. ${reason}`;
}

/** Merchants that were served when the server last ran. */
async function storedCodes(lastGoodDir: string): Promise<readonly string[]> {
  const names = await readdir(lastGoodDir).catch(() => []);
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])).toSorted();
}
