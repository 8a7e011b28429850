import type { Release } from '#site/assembler/compiler/compile.ts';
import { claimAlike, noDefault, settle } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import type { CompileOne } from './compile.ts';
import { createCompileQueue } from './compileQueue.ts';
import type { ConfigSource } from './configSource.ts';
import { readLastGoods, writeLastGood } from './lastGood.ts';
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
  readonly source: Pick<ConfigSource, 'compiler' | 'asset' | 'atOnce'>;
  /** Stores the last good release of each merchant across restarts. */
  readonly lastGoodDir: string;
  /** Of the product that compiles: what it last compiled is served at once, until `catchUp`. Absent: the start compiles first. */
  readonly stamp: string | undefined;
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
  file(code: string, name: string): Promise<Stored | undefined>;
  /** An image from the merchant's folder. */
  asset(code: string, name: string): Promise<Stored | undefined>;
  /** A page of the merchant was requested: of those that wait to be compiled, it comes first. */
  touch(code: string): void;
  recompile(codes: readonly string[]): Promise<void>;
  /** Compiles all merchants, if the start serves their last good releases. */
  catchUp(): Promise<void>;
  /** Called with each merchant whose served release changes. */
  onChange(listener: (code: string) => void): void;
  /** Ends once the merchant that is being compiled is done. */
  close(): Promise<void>;
  /** The merchant with this host in its domains; the port is ignored. */
  byDomain(host: string): string | undefined;
  /** The merchant marked as the default. */
  fallback(): string | undefined;
}

interface Entry {
  readonly release: Release | undefined;
  /** Files by name, of each retained release; the newest first. */
  readonly files: readonly ReadonlyMap<string, () => Promise<Stored>>[];
}

const KEPT_RELEASES = 2;

export async function openMerchants({ codes, source, lastGoodDir, stamp, onCompiled, onUnkept }: MerchantsOptions): Promise<Merchants> {
  const entries = new Map<string, Entry>(codes.map((code) => [code, { release: undefined, files: [] }]));

  const publish = (code: string, release: Release): void => {
    const added = new Map(filesOf(release).map(({ name, type, content }) => [name, storeForMany(type, content)] as const));
    const files = [added, ...(entries.get(code)?.files ?? [])].slice(0, KEPT_RELEASES);
    entries.set(code, { release, files });
  };

  // The previously served releases have precedence for their hosts.
  const lastGoods = await readLastGoods(lastGoodDir, codes);
  let standing = settle(new Map(), new Map([...lastGoods].map(([code, { release }]) => [code, { release, file: undefined }]))).served;
  /**
   * The last release that compiled; one that conflicts with another merchant's waits here until the conflict is
   * resolved.
   */
  const next = new Map(standing);
  /** Whether the round of the start is over. */
  let isOpen = false;
  let isClosed = false;

  const listeners = new Set<(code: string) => void>();
  const queue = createCompileQueue();

  /** Publishes a release, unless it is what is served. */
  const serve = async (code: string, release: Release): Promise<void> => {
    const entry = entries.get(code);
    const isSame = entry?.release?.artefactHash === release.artefactHash && entry.release.skinHash === release.skinHash;
    if (entry === undefined || isSame) return;
    publish(code, release);
    const stored = lastGoods.get(code);
    await writeLastGood(lastGoodDir, code, stored?.release === release ? stored : { release, stamp }).catch((error: unknown) =>
      onUnkept(code, String(error)),
    );
    listeners.forEach((listener) => listener(code));
  };

  /** Compiles a merchant; one that claims nothing new is served at once, others once all have been compiled. */
  const compileOne = async (compile: CompileOne, code: string): Promise<readonly Fault[]> => {
    const { release, faults, files } = await compile(code);
    const before = standing.get(code);
    const claimant = release ? { release, file: files.get('merchant.json') } : before;
    if (claimant) next.set(code, claimant);
    else next.delete(code);
    if (release && before && claimAlike(release, before.release)) {
      standing = new Map([...standing, [code, { release, file: files.get('merchant.json') }]]);
      await serve(code, release);
    }
    return faults;
  };

  /** Serves all releases without conflicts; returns the conflicts. */
  const serveAll = async () => {
    const { served, faults } = settle(standing, inOrder(codes, next));
    standing = served;
    for (const [code, { release }] of served) await serve(code, release);
    return faults;
  };

  // Serialized: two changes in quick succession must not publish the older result last.
  let last: Promise<unknown> = Promise.resolve();
  const recompile = (wanted: readonly string[]): Promise<void> => {
    const run = recompileAfter(last, wanted);
    last = run.catch(() => undefined);
    return run;
  };
  const recompileAfter = async (before: Promise<unknown>, wanted: readonly string[]): Promise<void> => {
    await before;
    const lastDefault = fallback();
    const own = new Map<string, readonly Fault[]>();
    const shared = new Map<string, readonly Fault[]>();
    const compile = source.compiler();
    const compileNext = async (code: string): Promise<void> => {
      const faults = await compileOne(compile, code);
      // A faulty base gives each merchant the same faults, and there may be many of both.
      const key = JSON.stringify(faults);
      own.set(code, shared.get(key) ?? faults);
      shared.set(key, own.get(code) ?? faults);
    };
    const known = wanted.filter((code) => entries.has(code));
    await queue.run(known, source.atOnce ?? 1, compileNext, () => isClosed);
    if (isClosed) return;
    const conflicts = await serveAll();
    // Reported once: at the start, and when the default merchant is no longer the default.
    const isNews = !isOpen || lastDefault !== undefined;
    const lacksDefault = isNews && standing.size === codes.length && fallback() === undefined ? (lastDefault ?? codes[0]) : undefined;
    onCompiled(
      [...inOrder(codes, own)].map(([code, faults]) => {
        const claimant = code === lacksDefault ? standing.get(code) : undefined;
        const between = [...(conflicts.get(code) ?? []), ...(claimant ? [noDefault(code, claimant)] : [])];
        return { code, faults: between.length > 0 ? [...faults, ...between] : faults, serving: entries.get(code)?.release !== undefined };
      }),
    );
    isOpen ||= wanted === codes;
  };

  const releases = () =>
    [...entries].flatMap(([code, { release }]) => (release === undefined ? [] : [{ ...release.artefact.merchant, code }]));
  const fallback = () => releases().find((merchant) => merchant.default === true)?.code;

  const isCurrent = stamp !== undefined && codes.every((code) => standing.has(code) && lastGoods.get(code)?.stamp === stamp);
  if (isCurrent) for (const [code, { release }] of standing) publish(code, release);
  else await recompile(codes);
  return {
    codes: () => codes,
    get: (code) => entries.get(code)?.release,
    file: async (code, name) =>
      entries
        .get(code)
        ?.files.find((kept) => kept.has(name))
        ?.get(name)?.(),
    asset: async (code, name) => {
      const content = entries.has(code) && ASSET_NAME.test(name) ? await source.asset(code, name) : undefined;
      return content && store(typeOf(name), content);
    },
    recompile,
    touch: (code) => queue.touch(code),
    catchUp: async () => (isOpen ? undefined : recompile(codes)),
    onChange: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true;
      await last;
    },
    byDomain: (host) => releases().find(({ domains }) => domains.includes(host))?.code,
    fallback,
  };
}

/** A plain file name with an image extension, which excludes path traversal. */
const ASSET_NAME = /^[\w-]+\.(svg|png|jpg|webp|ico)$/;

/** Stable order, so that of two new conflicting claims the same one always wins. */
function inOrder<T>(codes: readonly string[], entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map(
    codes.flatMap((code) => {
      const entry = entries.get(code);
      return entry === undefined ? [] : [[code, entry] as const];
    }),
  );
}
