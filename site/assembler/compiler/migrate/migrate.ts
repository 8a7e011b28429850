/** A file of an older version of the format, brought to this build's. Comments and layout stay. */
import { parseTree } from 'jsonc-parser';
import { FORMAT_VERSION } from '#site/assembler/settings/envelope.ts';
import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import { applyEdits, type Edit } from './edits.ts';
import { valueAt } from './nodes.ts';
import { STEPS } from './steps.ts';

export interface Migration {
  readonly text: string;
  /** Maps an offset of the new text to the written text. */
  originOf(offset: number): number;
  readonly from: number;
  /** Names of the steps taken. */
  readonly steps: readonly string[];
  /** What was changed, by offset in the text as it was written. */
  readonly changes: readonly { readonly offset: number; readonly what: string }[];
}

/**
 * Takes every step that is left to take; nothing when the file is of this version, of none, or of one to come.
 * `path` is within its layer (`pages/rng.json`); `text` must be JSON.
 */
export function migrate(path: string, text: string): Migration | undefined {
  const from = versionIn(text);
  if (from === undefined || from >= FORMAT_VERSION || !STEPS.some((step) => step.from === from)) return undefined;
  const start: Migration = { text, originOf: (offset) => offset, from, steps: [], changes: [] };
  return STEPS.filter((step) => step.from >= from).reduce((so, step) => take(so, step, kindOf(path)?.name ?? ''), start);
}

function take(so: Migration, step: (typeof STEPS)[number], kind: string): Migration {
  const root = parseTree(so.text);
  const version = root && valueAt(root, 'v');
  if (!root || !version) return so;
  const raised: Edit = {
    offset: version.offset,
    length: version.length,
    content: String(step.from + 1),
    what: `"v" is ${step.from + 1}`,
  };
  const edits = [raised, ...step.edits(kind, root, so.text)];
  const { text, originOf } = applyEdits(so.text, edits);
  const told = edits.flatMap(({ offset, what }) => (what === undefined ? [] : [{ offset: so.originOf(offset), what }]));
  return {
    text,
    originOf: (offset) => so.originOf(originOf(offset)),
    from: so.from,
    steps: [...so.steps, step.name],
    changes: [...so.changes, ...told].toSorted((a, b) => a.offset - b.offset),
  };
}

function versionIn(text: string): number | undefined {
  const root = parseTree(text);
  const version: unknown = root && valueAt(root, 'v')?.value;
  return typeof version === 'number' ? version : undefined;
}
