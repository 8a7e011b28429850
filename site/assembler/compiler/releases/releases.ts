/**
 * Releases of config in a storage, merchant by merchant: `artefacts/` holds what was ever released, `log/` who moved the
 * pointer when. Each entry of the log is a numbered file that only one writer can create, and the last one is the pointer: it
 * moves in one step, and never without saying who moved it.
 */
import * as v from 'valibot';
import { summary } from '#site/assembler/compiler/faultLines.ts';
import { claimFaults, ownersOf, type Claims } from '#site/assembler/compiler/check/crossFaults.ts';
import { ConflictError, keep, merchantFileOf, readArtefact, ReleaseError, StorageError, type Sealed } from './artefacts.ts';
import { mapInBatches } from '#site/assembler/compiler/mapInBatches.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

const auditEntry = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  did: v.picklist(['release', 'rollback']),
  /** Why, in the author's words. */
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The id of what is served since. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
/** As it is stored: with what the release claims, so that no other merchant's release is read to find conflicts. Older entries lack it. */
const storedEntry = v.object({
  ...auditEntry.entries,
  claims: v.optional(v.object({ domains: v.array(v.string()), default: v.exactOptional(v.literal(true)) })),
});
type StoredEntry = v.InferOutput<typeof storedEntry>;

/** One move of a merchant's pointer. */
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Who moves a pointer, when and why. */
export type Author = Pick<AuditEntry, 'by' | 'at' | 'note'>;

export interface Releases {
  /** Codes of all merchants that something was released of. */
  merchants(): Promise<readonly string[]>;
  /** The last entry of each merchant's log, by its path: it changes whenever the pointer moves. */
  heads(): Promise<ReadonlyMap<string, string>>;
  /** What happened to a merchant's pointer, the latest last. */
  log(merchant: string): Promise<readonly AuditEntry[]>;
  /** What the pointer names; nothing where nothing was released. */
  current(merchant: string): Promise<Sealed | undefined>;
  /** What an entry of `heads` names. */
  at(head: string): Promise<Sealed>;
  /**
   * Moves the pointer to this content; `moved` is false if it is there already.
   * @throws ConflictError when it claims a host of another merchant's release
   */
  release(content: Sealed, author: Author): Promise<{ readonly id: string; readonly moved: boolean }>;
  /**
   * Moves the pointer back: to the release before, or to the one whose id begins with `to`.
   * @throws ReleaseError when there is none, its file is not what was released, or it claims what another merchant's release has
   */
  rollBack(merchant: string, author: Author, to?: string): Promise<string>;
  /** Calls the listener after each move of a pointer here, which ends with what the listener does. */
  onMove(listener: () => void | Promise<void>): void;
}

const DIGITS = 6;
const HEAD = /^([^/]+)\/log\/\d+\.json$/;

/** Releases in a folder. */
export const openReleases = (folder: string): Releases => releasesIn(folderStorage(folder));

/** All that may throw throws a ReleaseError, but for a disk that fails. */
export function releasesIn(storage: Storage): Releases {
  const listeners: (() => void | Promise<void>)[] = [];
  const pathsOf = async (merchant: string) => (await storage.list(`${merchant}/log`)).filter((path) => HEAD.test(path));
  const entryAt = async (path: string): Promise<StoredEntry> => entryOf(path, await storage.read(path));

  const log = async (merchant: string): Promise<readonly AuditEntry[]> =>
    mapInBatches(await pathsOf(merchant), async (path) => v.parse(auditEntry, await entryAt(path)));
  const append = async (merchant: string, before: readonly AuditEntry[], next: StoredEntry): Promise<void> => {
    const name = `${String(before.length + 1).padStart(DIGITS, '0')}.json`;
    if (!(await storage.create(`${merchant}/log/${name}`, JSON.stringify(v.parse(storedEntry, next)))))
      throw new ReleaseError(`Somebody else has just moved the pointer of ${merchant}. Look at its log, and try again.`);
    await Promise.all(listeners.map((listener) => listener()));
  };
  const heads = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await storage.list('')).flatMap((path) => (HEAD.test(path) ? [[merchantAt(path), path] as const] : [])));
  const merchants = async () => [...(await heads()).keys()].toSorted();
  const at = async (head: string) => readArtefact(storage, merchantAt(head), (await entryAt(head)).release);
  const current = async (merchant: string): Promise<Sealed | undefined> => {
    const head = (await pathsOf(merchant)).at(-1);
    return head === undefined ? undefined : at(head);
  };
  const claimsAt = async (head: string): Promise<Claims | undefined> =>
    (await entryAt(head)).claims ?? (await at(head).catch(corrupt))?.release.artefact.merchant;
  const refuseConflicts = async (content: Sealed, did: string): Promise<void> => {
    const { merchant, release } = content;
    const others = [...(await heads())].filter(([code]) => code !== merchant);
    const claims = await mapInBatches(others, async ([code, head]) => [code, await claimsAt(head)] as const);
    const claimants = new Map(
      claims.flatMap(([code, own]) => (own ? [[code, { release: { artefact: { merchant: own } }, file: undefined }] as const] : [])),
    );
    const faults = claimFaults(merchant, { release, file: merchantFileOf(content) }, ownersOf(claimants));
    if (faults.length > 0) throw new ConflictError(`${merchant} is not ${did}: ${summary(faults)}`, faults);
  };

  return {
    log,
    merchants,
    heads,
    current,
    at,
    onMove: (listener) => void listeners.push(listener),
    async release(content, author) {
      const { merchant } = content;
      const before = await log(merchant);
      await refuseConflicts(content, 'released');
      const id = await keep(storage, content);
      if (before.at(-1)?.release === id) return { id, moved: false };
      await append(merchant, before, { ...author, did: 'release', release: id, claims: content.release.artefact.merchant });
      return { id, moved: true };
    },
    async rollBack(merchant, author, to) {
      const before = await log(merchant);
      const id = to === undefined ? standing(before).at(-2) : named(before, to);
      if (id === undefined) throw new ReleaseError(`There is no release of ${merchant} before the one that is served.`);
      if (id === before.at(-1)?.release) throw new ReleaseError(`Release ${id} of ${merchant} is what is served.`);
      const content = await readArtefact(storage, merchant, id);
      await refuseConflicts(content, 'rolled back');
      await append(merchant, before, { ...author, did: 'rollback', release: id, claims: content.release.artefact.merchant });
      return id;
    },
  };
}

const merchantAt = (head: string): string => HEAD.exec(head)?.[1] ?? '';

/** A corrupt release has no claims; whether one is, is unknown while the storage cannot be read. */
function corrupt(error: unknown): undefined {
  if (error instanceof StorageError) throw error;
}

function entryOf(path: string, text: string | undefined): StoredEntry {
  try {
    return v.parse(storedEntry, JSON.parse(text ?? ''));
  } catch (cause) {
    throw new ReleaseError(`${path} is no entry of a log.`, { cause });
  }
}

/** Releases that build on each other, the served one last: rolling back takes away what came after its target. */
function standing(log: readonly AuditEntry[]): readonly string[] {
  return log.reduce<readonly string[]>((stack, { did, release }) => {
    const at = did === 'rollback' ? stack.lastIndexOf(release) : -1;
    return at < 0 ? [...stack, release] : stack.slice(0, at + 1);
  }, []);
}

/** The one release of the log whose id begins so. */
function named(log: readonly AuditEntry[], start: string): string {
  const [found, ...others] = [...new Set(log.map(({ release }) => release))].filter((id) => id.startsWith(start));
  if (found === undefined) throw new ReleaseError(`There is no release ${start}.`);
  if (others.length > 0) throw new ReleaseError(`More than one release begins with ${start}.`);
  return found;
}
