/**
 * Releases of config in a folder, merchant by merchant: `artefacts/` holds what was ever released, `log/` who moved the
 * pointer when. Each entry of the log is a numbered file that only one writer can create, and the last one is the pointer: it
 * moves in one step, and never without saying who moved it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { create, keep, readKept, ReleaseError, type Sealed } from './artefacts.ts';

const deed = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  did: v.picklist(['release', 'rollback']),
  /** The id of what is served since. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
/** One move of a merchant's pointer. */
export type Deed = v.InferOutput<typeof deed>;

/** Who moves a pointer, and when. */
export type Author = Pick<Deed, 'by' | 'at'>;

export interface Releases {
  /** Codes of all merchants that something was released of. */
  merchants(): Promise<readonly string[]>;
  /** What happened to a merchant's pointer, the latest last. */
  log(merchant: string): Promise<readonly Deed[]>;
  /** What the pointer names; nothing where nothing was released. */
  current(merchant: string): Promise<Sealed | undefined>;
  /** Moves the pointer to this; `moved` is false where it stands there already. */
  release(content: Sealed, author: Author): Promise<{ readonly id: string; readonly moved: boolean }>;
  /**
   * Moves the pointer back: to the release before, or to the one whose id begins with `to`.
   * @throws ReleaseError when there is none, or its file is not what was released
   */
  rollBack(merchant: string, author: Author, to?: string): Promise<string>;
}

const DIGITS = 6;

/** All that may throw throws a ReleaseError, but for a disk that fails. */
export function openReleases(folder: string): Releases {
  const artefacts = (merchant: string) => join(folder, merchant, 'artefacts');
  const entries = (merchant: string) => join(folder, merchant, 'log');

  const log = async (merchant: string): Promise<readonly Deed[]> => {
    const names = (await readdir(entries(merchant)).catch(() => [])).filter((name) => /^\d+\.json$/.test(name)).toSorted();
    return Promise.all(names.map(async (name) => entryOf(join(entries(merchant), name))));
  };
  const append = async (merchant: string, before: readonly Deed[], next: Deed): Promise<void> => {
    const name = `${String(before.length + 1).padStart(DIGITS, '0')}.json`;
    if (!(await create(join(entries(merchant), name), JSON.stringify(v.parse(deed, next)))))
      throw new ReleaseError(`Somebody else has just moved the pointer of ${merchant}. Look at its log, and try again.`);
  };

  return {
    log,
    async merchants() {
      const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
      return found
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted();
    },
    async current(merchant) {
      const last = (await log(merchant)).at(-1);
      return last && readKept(artefacts(merchant), last.release);
    },
    async release(content, author) {
      const { merchant } = content;
      const before = await log(merchant);
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
      await readKept(artefacts(merchant), id);
      await append(merchant, before, { ...author, did: 'rollback', release: id });
      return id;
    },
  };
}

async function entryOf(path: string): Promise<Deed> {
  try {
    return v.parse(deed, JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new ReleaseError(`${path} is no entry of a log.`, { cause });
  }
}

/** Releases that build on each other, the served one last: rolling back takes away what came after its target. */
function standing(log: readonly Deed[]): readonly string[] {
  return log.reduce<readonly string[]>((stack, { did, release }) => {
    const at = did === 'rollback' ? stack.lastIndexOf(release) : -1;
    return at < 0 ? [...stack, release] : stack.slice(0, at + 1);
  }, []);
}

/** The one release of the log whose id begins so. */
function named(log: readonly Deed[], start: string): string {
  const [found, ...others] = [...new Set(log.map(({ release }) => release))].filter((id) => id.startsWith(start));
  if (found === undefined) throw new ReleaseError(`There is no release ${start}.`);
  if (others.length > 0) throw new ReleaseError(`More than one release begins with ${start}.`);
  return found;
}
