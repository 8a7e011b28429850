import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Path } from '#site/assembler/compiler/pointer.ts';
import type { Json } from '#site/assembler/runtime/types.ts';

/** A value that a form gave another one; `undefined` takes it out. */
export interface Change {
  readonly path: Path;
  readonly value: Json | undefined;
}

/** What differs between two values, as deep as a patch may say it: lists and texts are replaced as a whole. */
export function changesBetween(before: Json | undefined, after: Json | undefined, path: Path = []): readonly Change[] {
  // A form makes an object for fields that are all empty.
  if (before === undefined && isObject(after) && Object.keys(after).length === 0) return [];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after) || 't' in before || 't' in after) return [{ path, value: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], [...path, key]),
  );
}
