import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;
type Place = readonly [unknown, ...unknown[]];

/** Marks a list item that is left out. */
const OUT = Symbol('left out');

/** An answer as its schema has it; `dropped` names the list items that had to be left out: `lanes.0.cards.3.isHot`. */
export type Read<Output> =
  | { readonly success: true; readonly output: Output; readonly dropped: readonly string[] }
  | { readonly success: false; readonly issue: Issue };

/**
 * Reads an answer as tolerantly as its meaning allows: platforms write `null` where they have nothing, numbers as text and ids as
 * numbers. An item of a list that still does not fit is left out, so that it costs itself and not the list.
 */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Read<Output> {
  const dropped: string[] = [];
  let current = value;
  for (;;) {
    const result = v.safeParse(schema, current);
    if (result.success) return { success: true, output: result.output, dropped };
    const copy: unknown = structuredClone(current);
    const lists = new Set<unknown[]>();
    for (const issue of result.issues) {
      const place = placeOf(issue);
      if (place !== undefined && adapt(copy, place, issue)) continue;
      const item = itemAround(issue);
      if (item === undefined) return { success: false, issue };
      const [list, index] = holderOf(copy, item);
      // An issue of an item that is out already, or in one.
      if (!Array.isArray(list) || list[Number(index)] === OUT) continue;
      list[Number(index)] = OUT;
      lists.add(list);
      dropped.push(place?.join('.') ?? '');
    }
    for (const list of lists) list.splice(0, list.length, ...list.filter((entry) => entry !== OUT));
    current = copy;
  }
}

function placeOf({ path }: Issue): Place | undefined {
  const [first, ...rest] = path?.map(({ key }) => key) ?? [];
  return first === undefined ? undefined : [first, ...rest];
}

/** Writes the value in the type that is expected, if it says the same there. */
function adapt(root: unknown, place: Place, { expected }: Issue): boolean {
  const [holder, key] = holderOf(root, place);
  if (!isRecord(holder)) return false;
  const value = holder[key];
  if (value === null && !Array.isArray(holder)) return delete holder[key];
  const adapted = adaptedTo(expected, value);
  if (adapted === undefined) return false;
  holder[key] = adapted;
  return true;
}

function adaptedTo(expected: string | null, value: unknown): string | number | boolean | undefined {
  if (expected === 'string' && typeof value === 'number') return String(value);
  if (expected === 'number' && typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  if (expected === 'boolean' && ['true', '1', 1].includes(value as string | number)) return true;
  if (expected === 'boolean' && ['false', '0', 0].includes(value as string | number)) return false;
  return undefined;
}

/** The innermost item of a list of objects that the issue is in. Lists of plain values are valid as a whole or not at all: positions matter. */
function itemAround({ path, expected }: Issue): Place | undefined {
  if (path === undefined) return undefined;
  const at = path.findLastIndex((item, index) => item.type === 'array' && (index < path.length - 1 || expected === 'Object'));
  const [first, ...rest] = path.slice(0, at + 1).map(({ key }) => key);
  return first === undefined ? undefined : [first, ...rest];
}

function holderOf(root: unknown, place: Place): [holder: unknown, key: string] {
  let holder = root;
  for (const key of place.slice(0, -1)) holder = isRecord(holder) ? holder[String(key)] : undefined;
  return [holder, String(place.at(-1))];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
