/** Two changed versions of a config file into one, by JSON pointer. */
import { parse, visit, type ParseError } from 'jsonc-parser';

import { isObject } from '#site/assembler/compiler/merge.ts';
import { isWithin, toPointer, type Path } from '#site/assembler/compiler/pointer.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { removeAt, setAt, valueAt } from '../patch/text.ts';

export type Side = 'mine' | 'theirs';

/** What both sides changed, each to another value; `undefined` where one removed it. */
export interface Conflict {
  /** Empty for the whole file: both changed its comments, and the values are the texts. */
  readonly pointer: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** The side to take, by pointer. */
export type Answers = Readonly<Record<string, Side>>;

interface Merged {
  readonly text: string;
  /** Without an answer; `text` has them as they are here. */
  readonly conflicts: readonly Conflict[];
}

interface Change {
  readonly path: Path;
  readonly pointer: string;
  readonly value: Json | undefined;
}

/** Merges what became of `base`; `undefined` while one of the texts is no JSON. Comments and layout are those of one side. */
export function merge(base: string, mine: string, theirs: string, answers: Answers = {}): Merged | undefined {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  const [was, here, there] = [objectOf(base), objectOf(mine), objectOf(theirs)];
  if (!was || !here || !there) return undefined;

  const comments = [base, mine, theirs].map(commentsOf);
  const [isCommented, areBoth] = [comments[1] !== comments[0], comments[1] !== comments[0] && comments[2] !== comments[0]];
  if (areBoth && comments[1] !== comments[2]) {
    const answer = answers[''];
    return { text: answer === 'theirs' ? theirs : mine, conflicts: answer ? [] : [{ pointer: '', mine, theirs }] };
  }

  const [ours, others] = [changesBetween(was, here), changesBetween(was, there)];
  const contested = contestedIn(ours, others);
  // The side whose comments changed has its text, with the other's values in it.
  const [ground, values] = isCommented ? [mine, others] : [theirs, ours];
  const isContested = ({ pointer }: Change): boolean => contested.some((other) => isWithin(pointer, other.pointer));
  const joined = values.filter((change) => !isContested(change)).reduce(applied, ground);
  const text = contested.reduce((next, { path, pointer }) => {
    const side = answers[pointer] === 'theirs' ? theirs : mine;
    return applied(next, { path, pointer, value: valueAt(side, path) });
  }, joined);
  const open = contested.filter(({ pointer }) => answers[pointer] === undefined);
  return {
    text,
    conflicts: open.map(({ path, pointer }) => ({ pointer, mine: valueAt(mine, path), theirs: valueAt(theirs, path) })),
  };
}

function objectOf(text: string): Readonly<Record<string, Json>> | undefined {
  const errors: ParseError[] = [];
  const value = parse(text, errors) as Json | undefined; // Of a JSON text.
  return errors.length === 0 && isObject(value) ? value : undefined;
}

function commentsOf(text: string): string {
  const comments: string[] = [];
  visit(text, { onComment: (offset, length) => void comments.push(text.slice(offset, offset + length)) });
  return comments.join('\n');
}

/** As deep as both are objects, or one is new; lists and what is removed count as a whole. */
function changesBetween(before: Json | undefined, after: Json | undefined, path: Path = []): readonly Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isDeep = isObject(after) && Object.keys(after).length > 0 && (before === undefined || isObject(before));
  if (!isDeep) return [{ path, pointer: toPointer(path), value: after }];
  const old = isObject(before) ? before : {};
  return [...new Set([...Object.keys(old), ...Object.keys(after)])].flatMap((key) => changesBetween(old[key], after[key], [...path, key]));
}

/** Where both changed something to other values: the wider of both places, and none within another. */
function contestedIn(ours: readonly Change[], others: readonly Change[]): readonly Pick<Change, 'path' | 'pointer'>[] {
  const overlaps = ours.flatMap((mine) =>
    others.flatMap((theirs) => {
      if (mine.pointer === theirs.pointer && JSON.stringify(mine.value) === JSON.stringify(theirs.value)) return [];
      if (isWithin(mine.pointer, theirs.pointer)) return [theirs];
      return isWithin(theirs.pointer, mine.pointer) ? [mine] : [];
    }),
  );
  const widest = overlaps.filter(({ pointer }) => !overlaps.some((other) => other.pointer !== pointer && isWithin(pointer, other.pointer)));
  return [...new Map(widest.map((one) => [one.pointer, one])).values()];
}

function applied(text: string, { path, value }: Change): string {
  // Layout and comments within stay.
  if (JSON.stringify(valueAt(text, path)) === JSON.stringify(value)) return text;
  return value === undefined ? removeAt(text, path) : setAt(text, path, value);
}
