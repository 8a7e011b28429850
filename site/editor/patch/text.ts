/**
 * Changes of a config file's text. What they do not touch keeps its comments and layout: `modify` of jsonc-parser moves or deletes
 * comments beside what it changes (`findings/jsonc-parser-comments.sh`), so only its tree is used.
 */
import { applyEdits, findNodeAtLocation, getLocation, getNodeValue, parseTree, visit, type Edit, type Node } from 'jsonc-parser';
import { LRUCache } from 'lru-cache';

import { lineCounter } from '#site/assembler/compiler/parse.ts';
import type { Path } from '#site/assembler/compiler/pointer.ts';
import type { Json, Position } from '#site/assembler/runtime/types.ts';

const INDENT = 2;

/** The value at a path; `undefined` where the text has none. */
export function valueAt(text: string, path: Path): Json | undefined {
  const node = nodeAt(text, path);
  return node && (getNodeValue(node) as Json); // Of a JSON text.
}

/** Where a path is written, or as much of it as is, from 1. */
export function positionAt(text: string, path: Path): Position {
  const known = path.findIndex((_, place) => !nodeAt(text, path.slice(0, place + 1)));
  return lineCounter(text)(nodeAt(text, known < 0 ? path : path.slice(0, known))?.offset ?? 0);
}

/** The path of what stands at an offset. */
export function pathAt(text: string, offset: number): Path {
  return getLocation(text, offset).path;
}

/** The text with a value at a path, in parents that are made where there are none. */
export function setAt(text: string, path: Path, value: Json): string {
  const node = nodeAt(text, path);
  if (node) {
    const content = isOneLine(text, node) ? inOneLine(value) : printed(value, columnOf(text, node));
    return applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
  }
  const depth = path.findIndex((_, place) => !nodeAt(text, path.slice(0, place + 1)));
  const around = nodeAt(text, path.slice(0, depth));
  if (around?.type !== 'object') return text;
  const whole = path.slice(depth + 1).reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
  return applyEdits(text, insertion(text, around, String(path[depth]), whole));
}

/** The text without the key at a path, and without the parents that it would leave empty; one with a comment stays. */
export function removeAt(text: string, path: Path): string {
  let property = nodeAt(text, path)?.parent;
  for (;;) {
    const above = property?.parent?.parent;
    if (above?.type !== 'property' || !holdsNoMore(text, above.children?.[1])) break;
    property = above;
  }
  return property?.type === 'property' ? applyEdits(text, removal(text, property)) : text;
}

/** Of the texts asked last: the tree asks for each of its items, in files that it has just asked. */
const roots = new LRUCache<string, { readonly root: Node | undefined }>({ max: 40 });

function nodeAt(text: string, path: Path): Node | undefined {
  const { root } = roots.get(text) ?? { root: parseTree(text) };
  roots.set(text, { root });
  return root && findNodeAtLocation(root, [...path]);
}

/** A property at the end of an object: on a line of its own, unless the object is one line. */
function insertion(text: string, around: Node, key: string, value: Json): Edit[] {
  const { offset, length, children = [] } = around;
  const end = offset + length - 1;
  const column = text.slice(text.lastIndexOf('\n', offset) + 1).search(/\S|$/) + INDENT;
  const property = `${JSON.stringify(key)}: ${isOneLine(text, around) ? inOneLine(value) : printed(value, column)}`;
  const last = children.at(-1);
  const lastEnd = last ? last.offset + last.length : offset + 1;
  if (isOneLine(text, around)) return [{ offset: lastEnd, length: 0, content: `, ${property}` }];
  const filled = lastEnd + text.slice(lastEnd, end).trimEnd().length;
  const line = `\n${' '.repeat(column)}${property}`;
  if (!last) return [{ offset: filled, length: end - filled, content: `${line}\n${' '.repeat(column - INDENT)}` }];
  if (filled === lastEnd) return [{ offset: lastEnd, length: 0, content: `,${line}` }];
  return [
    { offset: lastEnd, length: 0, content: ',' },
    { offset: filled, length: 0, content: line },
  ];
}

/** A property, the blank before it and the comma that parts it from its neighbour. */
function removal(text: string, property: Node): Edit[] {
  const siblings = property.parent?.children ?? [];
  const place = siblings.indexOf(property);
  const before = siblings[place - 1];
  const end = property.offset + property.length;
  const start = text.slice(0, property.offset).trimEnd().length;
  const after = siblings[place + 1];
  if (!before && !after && property.parent && holdsNoMore(text, property.parent))
    return [{ offset: property.parent.offset + 1, length: property.parent.length - 2, content: '' }];
  if (after) {
    const comma = commaIn(text, end, after.offset);
    return [
      { offset: start, length: end - start, content: '' },
      { offset: comma, length: 1, content: '' },
    ];
  }
  const own: Edit = { offset: start, length: end - start, content: '' };
  if (!before) return [own];
  const comma = commaIn(text, before.offset + before.length, property.offset);
  return comma + 1 === start ? [{ offset: comma, length: end - comma, content: '' }] : [{ offset: comma, length: 1, content: '' }, own];
}

/** The offset of the comma between two properties. */
function commaIn(text: string, from: number, to: number): number {
  let found = from;
  visit(`[0${text.slice(from, to)}0]`, { onSeparator: (_, offset) => (found = from + offset - 2) });
  return found;
}

/** Whether an object has one key and no comment. */
function holdsNoMore(text: string, object: Node | undefined): boolean {
  if (object?.type !== 'object' || (object.children?.length ?? 0) > 1) return false;
  let hasComment = false;
  visit(text.slice(object.offset, object.offset + object.length), { onComment: () => (hasComment = true) });
  return !hasComment;
}

/** Whether a list or an object with something in it stands on one line. */
const isOneLine = (text: string, { offset, length, children = [] }: Node): boolean =>
  children.length > 0 && !text.slice(offset, offset + length).includes('\n');

const columnOf = (text: string, { offset }: Node): number => text.slice(text.lastIndexOf('\n', offset - 1) + 1).search(/\S|$/);

/** A value whose lines begin at a column, but for the first. */
function printed(value: Json, column: number): string {
  return JSON.stringify(value, null, INDENT).replaceAll('\n', `\n${' '.repeat(column)}`);
}

/** As a formatter writes it; line breaks of texts are escaped in JSON. */
const inOneLine = (value: Json): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
