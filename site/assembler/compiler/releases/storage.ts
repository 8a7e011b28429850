/** Texts by path, each written once: what releases need of a folder or a bucket. Paths have `/`. */
export interface Storage {
  /** Sorted paths of all texts below a folder, in any depth; `''` is the whole storage. */
  list(folder: string): Promise<readonly string[]>;
  /** `undefined` where there is none. */
  read(path: string): Promise<string | undefined>;
  /** Creates a text that is there whole or not at all; `false` where there is one at this path. */
  create(path: string, text: string): Promise<boolean>;
}
