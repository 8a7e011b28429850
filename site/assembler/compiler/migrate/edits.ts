/** Changes of a file's text that remember where each part came from. */

/** One change. Offsets count from 0 in UTF-16 units, as jsonc-parser's do. */
export interface Edit {
  readonly offset: number;
  /** How much of the text it replaces; 0 inserts. */
  readonly length: number;
  readonly content: string;
  /** Where the content was before, if elsewhere. */
  readonly origin?: number;
  /** In words, for who reviews it; absent where another edit speaks for this one. */
  readonly what?: string;
}

export interface Edited {
  readonly text: string;
  /** Maps an offset of the new text to the old text. */
  originOf(offset: number): number;
}

/** A stretch of the new text. */
interface Stretch {
  /** Offset in the new text. */
  readonly at: number;
  /** Offset in the old one. */
  readonly from: number;
  readonly copied: boolean;
}

/**
 * The text with all edits made.
 * @throws when two edits overlap, which no step may do
 */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  let next = '';
  let done = 0;
  const stretches: Stretch[] = [];
  const add = (part: string, from: number, copied: boolean): void => {
    stretches.push({ at: next.length, from, copied });
    next += part;
  };
  for (const { offset, length, content, origin = offset } of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < done) throw new Error(`two edits overlap at offset ${offset}`);
    add(text.slice(done, offset), done, true);
    add(content, origin, false);
    done = offset + length;
  }
  add(text.slice(done), done, true);

  const originOf = (offset: number): number => {
    const stretch = stretches.findLast(({ at }) => at <= offset);
    if (!stretch) return 0;
    return stretch.copied ? stretch.from + offset - stretch.at : stretch.from;
  };
  return { text: next, originOf };
}
