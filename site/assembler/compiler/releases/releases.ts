/**
 * Releases of config in a folder, merchant by merchant: `artefacts/` holds what was ever released, `log/` who moved the
 * pointer when. Each entry of the log is a numbered file that only one writer can create, and the last one is the pointer: it
 * moves in one step, and never without saying who moved it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { summary } from '#site/assembler/compiler/faultLines.ts';
import { isLeftover } from '#site/assembler/compiler/files.ts';
import { claimFaults, ownersOf } from '#site/assembler/compiler/check/crossFaults.ts';
import { ConflictError, create, keep, merchantFileOf, readArtefact, ReleaseError, type Sealed } from './artefacts.ts';

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
/** One move of a merchant's pointer. */
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Who moves a pointer, when and why. */
export type Author = Pick<AuditEntry, 'by' | 'at' | 'note'>;

export interface Releases {
  /** Codes of all merchants that something was released of. */
  merchants(): Promise<readonly string[]>;
  /** What happened to a merchant's pointer, the latest last. */
  log(merchant: string): Promise<readonly AuditEntry[]>;
  /** What the pointer names; nothing where nothing was released. */
  current(merchant: string): Promise<Sealed | undefined>;
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
}

const DIGITS = 6;

/** All that may throw throws a ReleaseError, but for a disk that fails. */
export function openReleases(folder: string): Releases {
  const artefacts = (merchant: string) => join(folder, merchant, 'artefacts');
  const entries = (merchant: string) => join(folder, merchant, 'log');

  const log = async (merchant: string): Promise<readonly AuditEntry[]> => {
    const names = (await readdir(entries(merchant)).catch(() => [])).filter((name) => /^\d+\.json$/.test(name)).toSorted();
    return Promise.all(names.map(async (name) => entryOf(join(entries(merchant), name))));
  };
  const append = async (merchant: string, before: readonly AuditEntry[], next: AuditEntry): Promise<void> => {
    const name = `${String(before.length + 1).padStart(DIGITS, '0')}.json`;
    if (!(await create(join(entries(merchant), name), JSON.stringify(v.parse(auditEntry, next)))))
      throw new ReleaseError(`Somebody else has just moved the pointer of ${merchant}. Look at its log, and try again.`);
  };
  const merchants = async (): Promise<readonly string[]> => {
    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return found
      .filter((entry) => entry.isDirectory() && !isLeftover(entry.name))
      .map(({ name }) => name)
      .toSorted();
  };
  const current = async (merchant: string): Promise<Sealed | undefined> => {
    const last = (await log(merchant)).at(-1);
    return last && readArtefact(artefacts(merchant), last.release);
  };
  const refuseConflicts = async (content: Sealed, did: string): Promise<void> => {
    const { merchant, release } = content;
    const others = (await merchants()).filter((code) => code !== merchant);
    // A corrupt release has no claims.
    const released = await Promise.all(others.map(async (code) => [code, await current(code).catch(() => undefined)] as const));
    const claimants = new Map(released.flatMap(([code, one]) => (one ? [[code, { release: one.release, file: undefined }] as const] : [])));
    const faults = claimFaults(merchant, { release, file: merchantFileOf(content) }, ownersOf(claimants));
    if (faults.length > 0) throw new ConflictError(`${merchant} is not ${did}: ${summary(faults)}`, faults);
  };

  return {
    log,
    merchants,
    current,
    async release(content, author) {
      const { merchant } = content;
      const before = await log(merchant);
      await refuseConflicts(content, 'released');
      const id = await keep(artefacts(merchant), content);
      if (before.at(-1)?.release === id) return { id, moved: false };
      await append(merchant, before, { ...author, did: 'release', release: id });
      return { id, moved: true };
    },
    async rollBack(merchant, author, to) {
      const before = await log(merchant);
      const id = to === undefined ? standing(before).at(-2) : named(before, to);
      if (id === undefined) throw new ReleaseError(`There is no release of ${merchant} before the one that is served.`);
      if (id === before.at(-1)?.release) throw new ReleaseError(`Release ${id} of ${merchant} is what is served.`);
      await refuseConflicts(await readArtefact(artefacts(merchant), id), 'rolled back');
      await append(merchant, before, { ...author, did: 'rollback', release: id });
      return id;
    },
  };
}

async function entryOf(path: string): Promise<AuditEntry> {
  try {
    return v.parse(auditEntry, JSON.parse(await readFile(path, 'utf8')));
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
