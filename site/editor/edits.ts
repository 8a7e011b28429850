import type { EditedFiles, WorkspaceFile } from './protocol.ts';

/** What is saved of a file, or would be its first text. */
export const savedText = ({ own, blank }: WorkspaceFile): string => own ?? blank;

/** The edits that say something else than what is saved: a text that is as it was saved is none. */
export function differing(edits: EditedFiles, files: readonly WorkspaceFile[]): EditedFiles {
  const saved = new Map(files.map((file) => [file.path, savedText(file)]));
  const left = Object.entries(edits).filter(([path, text]) => saved.get(path) !== text);
  // Unchanged edits stay the same object, so that they are not recompiled.
  return left.length === Object.keys(edits).length ? edits : Object.fromEntries(left);
}

export function without(edits: EditedFiles, path: string): EditedFiles {
  if (!Object.hasOwn(edits, path)) return edits;
  return Object.fromEntries(Object.entries(edits).filter(([other]) => other !== path));
}

/** The texts of these paths, as far as there are any. */
export function textsAt(files: EditedFiles, paths: readonly string[]): EditedFiles {
  return Object.fromEntries(Object.entries(files).filter(([path]) => paths.includes(path)));
}

/** Whether both say the same of the same files. */
export function isSame(one: EditedFiles, other: EditedFiles): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}
