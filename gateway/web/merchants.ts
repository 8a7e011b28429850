import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '#site/assembler/compile.ts';
import { isRelease } from '#site/assembler/releases/artefacts.ts';
import type { Fault } from '#site/assembler/types.ts';
import type { ConfigSource } from './configSource.ts';
import { typeOf } from './siteFiles.ts';
import { filesOf } from './released.ts';
import { BEST_BROTLI, store, type Stored } from './stored.ts';

export interface MerchantsOptions {
  readonly codes: readonly string[];
  readonly source: Pick<ConfigSource, 'compile' | 'asset'>;
  /** Where the last good release of each merchant outlives a restart. */
  readonly lastGoodDir: string;
  /** Told after every compilation. `serving` says whether some release, new or old, is being served. */
  readonly onCompiled: (code: string, faults: readonly Fault[], serving: boolean) => void;
  /** Told when a good release is served, but could not be written down. */
  readonly onUnkept: (code: string, reason: string) => void;
}

/** The merchants and what is served of each: always the last release that compiled. */
export interface Merchants {
  codes(): readonly string[];
  get(code: string): Release | undefined;
  /** A file of a release by name: of the current one, or of the one before, which open pages may still ask for. */
  file(code: string, name: string): Stored | undefined;
  /** A picture from the merchant's own folder. */
  asset(code: string, name: string): Promise<Stored | undefined>;
  /** Compiles again; answers which of them now serve something else. */
  recompile(codes: readonly string[]): Promise<readonly string[]>;
  /** The merchant whose domains hold this host, port left out. */
  byDomain(host: string): string | undefined;
  /** The merchant that says of itself that it is the default. */
  fallback(): string | undefined;
}

interface Entry {
  release: Release | undefined;
  /** Files by name, of each release that is kept; the newest first. */
  files: readonly ReadonlyMap<string, Stored>[];
}

const KEPT_RELEASES = 2;

export async function openMerchants({ codes, source, lastGoodDir, onCompiled, onUnkept }: MerchantsOptions): Promise<Merchants> {
  const entries = new Map<string, Entry>(codes.map((code) => [code, { release: undefined, files: [] }]));

  const publish = async (entry: Entry, release: Release): Promise<void> => {
    const added = await Promise.all(
      filesOf(release).map(async ({ name, type, content }) => [name, await store(type, content, BEST_BROTLI)] as const),
    );
    entry.files = [new Map(added), ...entry.files].slice(0, KEPT_RELEASES);
    entry.release = release;
  };

  const recompileOne = async (code: string): Promise<boolean> => {
    const entry = entries.get(code);
    if (entry === undefined) return false;
    const before = entry.release;
    const { release, faults } = await source.compile(code);
    const next = release ?? (before === undefined ? await readLastGood(lastGoodDir, code) : undefined);
    const differs = next !== undefined && (next.artefactHash !== before?.artefactHash || next.skinHash !== before.skinHash);
    if (differs) {
      await publish(entry, next);
      await writeLastGood(lastGoodDir, code, next).catch((error: unknown) => onUnkept(code, String(error)));
    }
    onCompiled(code, faults, entry.release !== undefined);
    return differs;
  };

  // One at a time: two changes in quick succession must not publish the older result last.
  let last: Promise<unknown> = Promise.resolve();
  const recompile = (wanted: readonly string[]): Promise<readonly string[]> => {
    const run = recompileAfter(last, wanted);
    last = run.catch(() => undefined);
    return run;
  };
  const recompileAfter = async (before: Promise<unknown>, wanted: readonly string[]): Promise<readonly string[]> => {
    await before;
    const changed: string[] = [];
    for (const code of wanted) if (await recompileOne(code)) changed.push(code);
    return changed;
  };

  await recompile(codes);
  const releases = () =>
    [...entries].flatMap(([code, { release }]) => (release === undefined ? [] : [{ ...release.artefact.merchant, code }]));
  return {
    codes: () => codes,
    get: (code) => entries.get(code)?.release,
    file: (code, name) =>
      entries
        .get(code)
        ?.files.find((kept) => kept.has(name))
        ?.get(name),
    asset: async (code, name) => {
      const content = entries.has(code) && ASSET_NAME.test(name) ? await source.asset(code, name) : undefined;
      return content && store(typeOf(name), content);
    },
    recompile,
    byDomain: (host) => releases().find(({ domains }) => domains.includes(host))?.code,
    fallback: () => releases().find((merchant) => merchant.default === true)?.code,
  };
}

/** A plain file name with a picture's ending: no path leads out of the folder. */
const ASSET_NAME = /^[\w-]+\.(svg|png|jpg|webp|ico)$/;

async function readLastGood(dir: string, code: string): Promise<Release | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(dir, `${code}.json`), 'utf8'));
    return isRelease(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: what a full disk cut short would be none. */
async function writeLastGood(dir: string, code: string, release: Release): Promise<void> {
  const file = join(dir, `${code}.json`);
  await mkdir(dir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(release));
  await rename(`${file}.new`, file);
}
