import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import type { EditedFiles } from '#site/editor/protocol.ts';

/** The files on disk that are not as the edits began. */
export interface Stale {
  readonly stale: readonly string[];
}

interface Save {
  readonly files: EditedFiles;
  /** The texts that the edits began from. */
  readonly began: EditedFiles;
  /** What the merchant's files say now, or would say first. */
  readonly saved: ReadonlyMap<string, string>;
}

/** The paths that name no config file. */
export const strangeIn = (files: EditedFiles): readonly string[] => Object.keys(files).filter((path) => kindOf(path) === undefined);

/** Writes a merchant's files, each as a whole; none where one of them is not as its edit began. */
export async function saveFiles(folder: string, { files, began, saved }: Save): Promise<Stale | undefined> {
  const stale = Object.keys(files).filter((path) => saved.get(path) !== began[path]);
  if (stale.length > 0) return { stale };
  const drafts = await Promise.all(Object.entries(files).map(([path, text]) => draftOf(join(folder, path), text)));
  try {
    for (const { draft, path } of drafts) await rename(draft, path);
  } finally {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })));
  }
  return undefined;
}

/** A file beside its final path, under a name that is no config. */
async function draftOf(path: string, text: string): Promise<{ readonly draft: string; readonly path: string }> {
  await mkdir(dirname(path), { recursive: true });
  const before = await readFile(path, 'utf8').catch(() => '');
  const draft = join(dirname(path), `.${randomUUID()}`);
  const file = await open(draft, 'wx');
  try {
    // The editor's texts have plain line ends; the file keeps its own.
    await file.writeFile(before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    await file.sync();
  } finally {
    await file.close();
  }
  return { draft, path };
}
