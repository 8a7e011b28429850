import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '#site/assembler/compiler/compile.ts';
import { noDefault, settle, type Claimant } from '#site/assembler/compiler/check/crossFaults.ts';
import { isRelease } from '#site/assembler/compiler/releases/artefacts.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import type { CompileOne } from './compile.ts';
import type { ConfigSource } from './configSource.ts';
import { typeOf } from './siteFiles.ts';
import { filesOf } from './released.ts';
import { store, storeForMany, type Stored } from './stored.ts';

/** Result of compiling a merchant's config. */
export interface Compilation {
  readonly code: string;
  readonly faults: readonly Fault[];
  /** Whether any release, new or old, is being served. */
  readonly serving: boolean;
}

export interface MerchantsOptions {
  readonly codes: readonly string[];
  readonly source: Pick<ConfigSource, 'compiler' | 'asset'>;
  /** Stores the last good release of each merchant across restarts. */
  readonly lastGoodDir: string;
  /** Called with the results of one change, or of the start. */
  readonly onCompiled: (compilations: readonly Compilation[]) => void;
  /** Called if a good release is served but could not be stored. */
  readonly onUnkept: (code: string, reason: string) => void;
}

/**
 * The merchants and their served releases: always the last one that compiled and does not conflict with another
 * merchant.
 */
export interface Merchants {
  codes(): readonly string[];
  get(code: string): Release | undefined;
  /** A file of the current release or of the previous one, which open pages may still request. */
  file(code: string, name: string): Stored | undefined;
  /** An image from the merchant's folder. */
  asset(code: string, name: string): Promise<Stored | undefined>;
  /** Recompiles; returns the merchants whose served release changed. */
  recompile(codes: readonly string[]): Promise<readonly string[]>;
  /** The merchant with this host in its domains; the port is ignored. */
  byDomain(host: string): string | undefined;
  /** The merchant marked as the default. */
  fallback(): string | undefined;
}

interface Entry {
  release: Release | undefined;
  /** Files by name, of each retained release; the newest first. */
  files: readonly ReadonlyMap<string, () => Stored>[];
}

const KEPT_RELEASES = 2;

export async function openMerchants({ codes, source, lastGoodDir, onCompiled, onUnkept }: MerchantsOptions): Promise<Merchants> {
  const entries = new Map<string, Entry>(codes.map((code) => [code, { release: undefined, files: [] }]));

  const publish = async (code: string, entry: Entry, release: Release): Promise<void> => {
    const added = await Promise.all(
      filesOf(release).map(async ({ name, type, content }) => [name, await storeForMany(type, content)] as const),
    );
    entry.files = [new Map(added), ...entry.files].slice(0, KEPT_RELEASES);
    entry.release = release;
    await writeLastGood(lastGoodDir, code, release).catch((error: unknown) => onUnkept(code, String(error)));
  };

  // The previously served releases have precedence for their hosts.
  let standing = settle(new Map(), await readLastGoods(lastGoodDir, codes)).served;
  /**
   * The last release that compiled; one that conflicts with another merchant's waits here until the conflict is
   * resolved.
   */
  const next = new Map(standing);
  let isOpen = false;

  const compileOne = async (compile: CompileOne, code: string): Promise<readonly Fault[]> => {
    const { release, faults, files } = await compile(code);
    const claimant = release ? { release, file: files.get('merchant.json') } : standing.get(code);
    if (claimant) next.set(code, claimant);
    else next.delete(code);
    return faults;
  };

  /** Publishes releases without conflicts; returns whose release changed, and the conflicts. */
  const serve = async () => {
    const { served, faults } = settle(standing, inOrder(codes, next));
    standing = served;
    const changed: string[] = [];
    for (const [code, { release }] of served) {
      const entry = entries.get(code);
      const isSame = entry?.release?.artefactHash === release.artefactHash && entry.release.skinHash === release.skinHash;
      if (entry === undefined || isSame) continue;
      await publish(code, entry, release);
      changed.push(code);
    }
    return { changed, faults };
  };

  // Serialized: two changes in quick succession must not publish the older result last.
  let last: Promise<unknown> = Promise.resolve();
  const recompile = (wanted: readonly string[]): Promise<readonly string[]> => {
    const run = recompileAfter(last, wanted);
    last = run.catch(() => undefined);
    return run;
  };
  const recompileAfter = async (before: Promise<unknown>, wanted: readonly string[]): Promise<readonly string[]> => {
    await before;
    const lastDefault = fallback();
    const changed = new Set<string>();
    const own = new Map<string, readonly Fault[]>();
    const shared = new Map<string, readonly Fault[]>();
    const compile = source.compiler();
    for (const code of wanted.filter((one) => entries.has(one))) {
      const faults = await compileOne(compile, code);
      // A faulty base gives each merchant the same faults, and there may be many of both.
      const key = JSON.stringify(faults);
      own.set(code, shared.get(key) ?? faults);
      shared.set(key, own.get(code) ?? faults);
      // During the start a claim may conflict with a merchant that is compiled later.
      if (isOpen) (await serve()).changed.forEach((one) => changed.add(one));
    }
    const settled = await serve();
    settled.changed.forEach((one) => changed.add(one));
    // Reported once: at the start, and when the default merchant is no longer the default.
    const isNews = !isOpen || lastDefault !== undefined;
    const lacksDefault = isNews && standing.size === codes.length && fallback() === undefined ? (lastDefault ?? codes[0]) : undefined;
    onCompiled(
      [...own].map(([code, faults]) => {
        const claimant = code === lacksDefault ? standing.get(code) : undefined;
        const between = [...(settled.faults.get(code) ?? []), ...(claimant ? [noDefault(code, claimant)] : [])];
        return { code, faults: between.length > 0 ? [...faults, ...between] : faults, serving: entries.get(code)?.release !== undefined };
      }),
    );
    return [...changed];
  };

  const releases = () =>
    [...entries].flatMap(([code, { release }]) => (release === undefined ? [] : [{ ...release.artefact.merchant, code }]));
  const fallback = () => releases().find((merchant) => merchant.default === true)?.code;

  await recompile(codes);
  isOpen = true;
  return {
    codes: () => codes,
    get: (code) => entries.get(code)?.release,
    file: (code, name) =>
      entries
        .get(code)
        ?.files.find((kept) => kept.has(name))
        ?.get(name)?.(),
    asset: async (code, name) => {
      const content = entries.has(code) && ASSET_NAME.test(name) ? await source.asset(code, name) : undefined;
      return content && store(typeOf(name), content);
    },
    recompile,
    byDomain: (host) => releases().find(({ domains }) => domains.includes(host))?.code,
    fallback,
  };
}

/** A plain file name with an image extension, which excludes path traversal. */
const ASSET_NAME = /^[\w-]+\.(svg|png|jpg|webp|ico)$/;

async function readLastGoods(dir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Claimant>> {
  const found = await Promise.all(codes.map(async (code) => [code, await readLastGood(dir, code)] as const));
  return new Map(found.flatMap(([code, release]) => (release ? [[code, { release, file: undefined }] as const] : [])));
}

/** Stable order, so that of two new conflicting claims the same one always wins. */
function inOrder<T>(codes: readonly string[], entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map(
    codes.flatMap((code) => {
      const entry = entries.get(code);
      return entry === undefined ? [] : [[code, entry] as const];
    }),
  );
}

async function readLastGood(dir: string, code: string): Promise<Release | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(dir, `${code}.json`), 'utf8'));
    return isRelease(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes atomically: a full disk must not leave a truncated file. */
async function writeLastGood(dir: string, code: string, release: Release): Promise<void> {
  const file = join(dir, `${code}.json`);
  await mkdir(dir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(release));
  await rename(`${file}.new`, file);
}
