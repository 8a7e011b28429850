import cacache from 'cacache';

declare module 'cacache' {
  namespace rm {
    /** Its types lack the option; without it, the file of the key remains. */
    function entry(folder: string, key: string, options: { readonly removeFully: true }): Promise<unknown>;
  }
}

/** Results by key on disk. Losing them costs time, nothing else: the folder may be deleted at any moment. */
export interface ResultCache {
  /** Absent where there is none, or where it is damaged. */
  get(key: string): Promise<Buffer | undefined>;
  /** Never rejects: in a folder that cannot be written, nothing is stored. */
  put(key: string, result: Uint8Array): Promise<void>;
}

/** Entries that remain, the latest: of 200 merchants, each in ten states. */
const MAX_ENTRIES = 2000;
/** Entries that one process writes between two removals of old ones. */
const WRITES_PER_REMOVAL = 1000;

export function openResultCache(folder: string): ResultCache {
  let written = 0;
  return {
    async get(key) {
      const entry = await cacache.get.info(folder, key).catch(() => null);
      if (entry === null) return undefined;
      try {
        return await cacache.get.byDigest(folder, entry.integrity);
      } catch {
        // Content that exists is not written again.
        await cacache.rm.content(folder, entry.integrity).catch(() => {});
        return undefined;
      }
    },
    async put(key, result) {
      try {
        await cacache.put(folder, key, result);
        if (written % WRITES_PER_REMOVAL === 0) await removeOld(folder);
        written += 1;
      } catch {
        // It is compiled again next time.
      }
    },
  };
}

async function removeOld(folder: string): Promise<void> {
  const entries = Object.values(await cacache.ls(folder)).toSorted((one, other) => other.time - one.time);
  for (const { key, integrity } of entries.slice(MAX_ENTRIES)) {
    await cacache.rm.entry(folder, key, { removeFully: true });
    await cacache.rm.content(folder, integrity);
  }
}
